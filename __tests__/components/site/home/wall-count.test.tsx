import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WallCount } from '@/components/site/home/wall-count.client';
import { english } from '@/content/strings/english';

const block = { length: 4_000, height: 2_000, joint: 100 };
const { wall: texts } = english.strings.home;

it('counts the blocks of a wall while it is typed, and hands both measures to the estimator', async () => {
  const user = userEvent.setup();
  render(<WallCount language="en" texts={texts} estimator="/k#e" example={[12, 10]} module={block} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/k?unit=ft&length=12ft&height=10ft&openings=0#e');
  const length = screen.getByRole('textbox', { name: 'Length (ft)' });
  await user.clear(length);
  expect(screen.getByRole('status')).toHaveTextContent('Enter up to 3,000 ft.');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/k#e');
  // 24 ft take 18½ blocks a course; 10 ft are 15 courses, and 48 mm for which a block gives four strips: 275 + 16 ÷ 2.
  await user.type(length, '২৪');
  expect(screen.getByRole('status')).toHaveTextContent('283');
  expect(screen.getByRole('link')).toHaveAttribute(
    'href',
    expect.stringContaining('length=24ft&height=10ft'),
  );
});
