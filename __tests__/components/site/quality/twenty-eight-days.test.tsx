import { render, screen, within } from '@testing-library/react';
import { TwentyEightDays } from '@/components/site/quality/twenty-eight-days';
import { recordSchema } from '@/content/entities/quality/schema';
import { english } from '@/content/strings/english';
import { scene } from '../../../fixtures/scene';

const stage = { picture: scene('sand'), title: 'Sand', text: 'It is sieved.' };
const days = {
  ...{ title: 'A week', lead: 'From sand to truck.', strip: 'From sand to truck' },
  stages: [stage, { ...stage, title: 'Press', from: 0 }, { ...stage, title: 'Water', from: 1, to: 6 }],
};

describe('the days of a block', () => {
  it('are the stages of the record, each with its days, and a brick for each day up to the last', () => {
    render(<TwentyEightDays locale={english} days={days} />);
    const section = within(screen.getByRole('region', { name: 'A week' }));
    const strip = section.getByRole('list', { name: 'From sand to truck' });
    expect(
      within(strip)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['BeforeSandIt is sieved.', 'Day 0PressIt is sieved.', 'Days 1 to 6WaterIt is sieved.']);
    expect(strip.nextElementSibling?.children).toHaveLength(6);
    expect(section.queryByRole('link')).toBeNull();
  });

  it('offer a film with its length where the record has one', () => {
    render(<TwentyEightDays locale={english} days={{ ...days, filmSeconds: 12 }} />);
    expect(screen.getByRole('link', { name: 'Watch the video: 12 seconds, no sound' })).toBeVisible();
  });

  it.each([
    ['has no stages', { ...days, stages: [] }],
    ['has none of it', undefined],
  ])('are left out with their heading where the record %s', (_, none) => {
    const { container } = render(<TwentyEightDays locale={english} days={none} />);
    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    ['that ends before it begins', { from: 8, to: 7 }, 'must not be before the first day'],
    ['with only a last day', { to: 7 }, 'is missing: the stage has a last day'],
  ])('are refused for a stage %s', (_, wrong, message) => {
    const pair = { en: 'Water for a week' };
    const picture = { ...scene('sand'), alt: { en: 'Sand' } };
    const record = { days: { ...days, stages: [{ picture, title: pair, text: pair, ...wrong }] } };
    const { error } = recordSchema().safeParse(record);
    expect(error?.issues.map((issue) => issue.message)).toContain(message);
  });
});
