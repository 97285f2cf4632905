import { render, screen } from '@testing-library/react';
import { AboutUsScreen } from '@/app/(site)/_screens/about-us';
import { about } from '@/content/entities/about-us';
import { partnersIn } from '@/content/entities/partners';
import { english } from '@/content/strings/english';

test('shows group concerns, vision, mission and the message, in this order', () => {
  render(<AboutUsScreen locale={english} />);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Group concerns',
    'Our Vision',
    'Our Mission',
    'A message from the Vice-Chairman',
  ]);
  for (const text of [about.intro, about.vision.text, about.mission.text]) {
    expect(screen.getByText(text)).toBeVisible();
  }
});

test('shows up to four logos of each category', () => {
  render(<AboutUsScreen locale={english} />);
  for (const category of ['Group', 'Group1', 'associated'] as const) {
    const shown = partnersIn(category).filter(({ name }) => screen.queryByAltText(name) !== null);
    expect(shown).toEqual(partnersIn(category, 4));
  }
});
