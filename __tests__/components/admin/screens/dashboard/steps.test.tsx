import { readFileSync } from 'node:fs';
import { openInStudio } from '../../in-studio';
import { act, screen, within } from '@testing-library/react';
import { Waiting } from '@/components/admin/screens/dashboard/waiting';
import { entities } from '@/content/registry';
import { isInTheMaking, placeholdersIn } from '@/content/registry/placeholders';
import type { ContentSet } from '@/lib/exchange';
import type { Entity, ManagedRecord } from '@/lib/records';
import { sampleContent } from '@/__tests__/content/sample-content';
import starter from '@/scripts/content/starter.json';

const cleared = {
  ...Object.fromEntries(entities.map((entity) => [entity, []])),
  ...starter,
} as unknown as ContentSet;

const open = (content: ContentSet) =>
  openInStudio(
    <Waiting published={[]} placeholders={placeholdersIn(content)} isInTheMaking={isInTheMaking(content)} />,
    content,
  );

/** The record of an entity with all texts of the starter replaced. */
const written = (entity: Entity): ManagedRecord =>
  JSON.parse(
    JSON.stringify(cleared[entity][0])
      .replaceAll(/your-(company\.example|picture)/g, 'delta')
      .replaceAll(/Your|Say|Street|surface|0000|House 00, Road 00|M0 0h48/g, 'Own'),
  ) as ManagedRecord;

test('after the sample is out, the dashboard counts the steps; each has its state and leads to its screen', async () => {
  const { studio, user } = await open(cleared);
  const put = (entity: Entity, value: ManagedRecord) =>
    act(async () => void (await studio().put({ entity, id: String(value.id) }, value)));

  await user.click(await screen.findByText('2 of 9 steps to make it yours'));
  const items = within(screen.getByRole('list', { name: 'Steps to make it yours' })).getAllByRole('listitem');
  const guide = readFileSync('docs/make-it-yours.md', 'utf8');
  const titles = [...guide.matchAll(/^## \d\. (.+)$/gm)].map(([, title]) => title);
  expect(items.map((item) => item.textContent.replace(/ (\(.*\) )?(Done|To do)$/, ''))).toEqual(titles);
  const done = () => titles.filter((_, index) => / Done$/.test(items[index]?.textContent ?? ''));
  // The website of the tests has two languages.
  expect(done()).toEqual(['Remove the sample', 'Language']);
  expect(items[7]).toHaveTextContent('Check (outside the studio; see docs/make-it-yours.md) To do');
  const links = items.flatMap((item) => within(item).queryAllByRole('link'));
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Company', '/admin/AdminCompany'],
    ['Mark and colour', '/admin/AdminCompany#field-mark'],
    ['Categories and products', '/admin/AdminProducts'],
    ['Texts of the pages', '/admin/AdminPages'],
    ['Pages to hide', '/admin/AdminPages'],
    ['Language', '/admin/AdminCompany#field-languages'],
    ['Address, and publish', '/admin/AdminCompany#field-website'],
  ]);

  const { mark } = { ...cleared.company[0] };
  await put('company', { ...written('company'), mark });
  expect(done()).toEqual(['Remove the sample', 'Company', 'Language']);
  await put('company', written('company'));
  expect(screen.getByText('4 of 9 steps to make it yours')).toBeVisible();
  await put('pages', { ...cleared.pages.find(({ id }) => id === 'quality'), id: 'quality', shown: 'no' });
  expect(done()).toEqual(['Remove the sample', 'Company', 'Mark and colour', 'Pages to hide', 'Language']);
  await put('products', written('products'));
  await put('home', written('home'));
  expect(done()).not.toContain('Texts of the pages');
  // The Quality page is off, so its texts may stay.
  await put('about-us', written('about-us'));
  expect(done()).toEqual(titles.slice(0, 7));
});

test('the steps stay after the first publication, until the website has an address', () => {
  const company = written('company');
  const own = { ...cleared, home: [], 'about-us': [], quality: [], products: [], company: [company] };
  expect(isInTheMaking(own, '')).toBe(true);
  // A placeholder that was forgotten does not make the company the sample's.
  const forgotten = { ...company, email: 'info@delta.example' };
  expect(isInTheMaking({ ...own, company: [forgotten] }, '')).toBe(true);
  expect(isInTheMaking(own, 'https://delta.com')).toBe(false);
  expect(isInTheMaking({ ...own, company: [{ ...company, website: 'https://delta.com' }] }, '')).toBe(false);
});

test('without texts of the starter the dashboard of the sample has no steps: its company has placeholders', async () => {
  const { company } = sampleContent;
  await open({ ...cleared, home: [], 'about-us': [], quality: [], products: [], company });
  act(() => screen.getByRole('button', { name: /waiting$/ }).click());
  expect(screen.getByText('1 placeholder is still on the website')).toBeVisible();
  expect(screen.queryByText(/steps to make it yours/)).not.toBeInTheDocument();
});
