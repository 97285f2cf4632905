import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WallCount } from '@/components/site/home/wall-count.client';
import { english } from '@/content/strings/english';

const block = { length: 4_000, height: 2_000, joint: 100 };
const { wall: texts } = english.strings.home;

it('counts the blocks of a wall while it is typed, and hands both measures to the estimator', async () => {
  const user = userEvent.setup();
  const { container } = render(
    <WallCount language="en" texts={texts} estimator="/k#e" example={[12, 10]} module={block} />,
  );
  const form = container.querySelector('form');
  expect(form).toHaveAttribute('action', '/k#e');
  const length = screen.getByRole('textbox', { name: 'Length (ft)' });
  await user.clear(length);
  expect(screen.getByRole('status')).toHaveTextContent('Enter up to 3,000 ft.');
  // 24 ft take 18½ blocks a course; 10 ft are 15 courses, and 48 mm for which a block gives four strips: 275 + 16 ÷ 2.
  await user.type(length, '২৪');
  expect(screen.getByRole('status')).toHaveTextContent('283');
  expect(form).toHaveFormValues({ unit: 'ft', length: '২৪', height: '10', openings: '0' });
});
