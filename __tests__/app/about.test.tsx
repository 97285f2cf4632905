import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import AboutUsPage, { metadata } from '@/app/(site)/aboutUs/page';
import { about } from '@/content/entities/about-us';
import { partnersIn } from '@/content/entities/partners';

test('has a title and a description of its own', () => {
  expect(metadata.title).toEqual({ absolute: 'About Us | Atrai Blocks' });
  expect(metadata.description?.length).toBeGreaterThanOrEqual(70);
  expect(metadata.description?.length).toBeLessThanOrEqual(160);
});

test('shows group concerns, vision, mission and the message, in this order', () => {
  render(<AboutUsPage />);
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
  render(<AboutUsPage />);
  for (const category of ['Group', 'Group1', 'associated'] as const) {
    const shown = partnersIn(category).filter(({ name }) => screen.queryByAltText(name) !== null);
    expect(shown).toEqual(partnersIn(category, 4));
  }
});

test('has no accessibility violation', async () => {
  const { container } = render(<AboutUsPage />);
  expect(await axe(container)).toHaveNoViolations();
});
