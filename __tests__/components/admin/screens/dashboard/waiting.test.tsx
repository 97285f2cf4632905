import { browserWithDraft, openInStudio, renderInStudio } from '../../in-studio';
import { act, screen, waitFor, within } from '@testing-library/react';
import { publishedFacts } from '@/app/(admin)/_studio/published-facts';
import { Waiting } from '@/components/admin/screens/dashboard/waiting';
import { pair } from '@/__tests__/fixtures/pair';
import type { Entity, ManagedRecord } from '@/lib/records';
import { entities } from '@/content/registry';
import { createBrowser, handOver, p, product } from '../../store/studio-kit';
import { placeholdersIn } from '@/content/registry/placeholders';
import { ConflictNote } from '@/components/admin/screens/dashboard/notes.client';

// In Dhaka it is 02:00 on Nov 24. The store has real timers.
const now = new Date('2026-11-23T20:00:00Z');
const doNotFake = ['setTimeout', 'clearTimeout', 'setInterval', 'setImmediate', 'queueMicrotask'] as const;
beforeEach(() => void jest.useFakeTimers({ now, doNotFake: [...doNotFake] }));
afterEach(() => {
  jest.useRealTimers();
  delete process.env.NIGHTLY_BUILD;
  delete process.env.CONTENT_REPOSITORY;
});

async function open(records: Partial<Record<Entity, ManagedRecord[]>>, browser = createBrowser()) {
  const { controller, studio } = browser.openTab(records);
  const lists = entities.map((entity) => [entity, records[entity] ?? []] as const);
  renderInStudio(controller, <Waiting published={publishedFacts(Object.fromEntries(lists) as never)} />);
  await waitFor(() => expect(studio().state.status.phase).toBe('ready'));
  act(() => screen.getByRole('button', { name: /waiting$/ }).click());
  const put = (entity: Entity, value: ManagedRecord) =>
    act(async () => void (await studio().put({ entity, id: String(value._id ?? value.id) }, value)));
  return { studio, put };
}

const texts = (group: string) =>
  within(screen.getByRole('list', { name: group }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

test('lists five drafts, newest first, then leads to the review; what was sent is apart', async () => {
  const { studio, put } = await open({ products: [product('d0')] });
  expect(screen.getByText(/^Nothing is waiting\. There are no drafts/)).toBeVisible();
  for (const id of ['d1', 'd2', 'd3', 'd4', 'd5']) await put('products', product(id));
  await act(async () => void (await studio().remove([p('d0')])));
  await act(async () => void (await studio().reorder('products', ['d2', 'd1', 'd0', 'd3', 'd4', 'd5'])));
  expect(screen.queryByText(/^Nothing is waiting/)).not.toBeInTheDocument();
  const named = (id: string, state: string) =>
    expect.stringMatching(`^Name of ${id}, 1 mmproduct, changed Nov 20, \\d\\d:00${state}$`);
  expect(texts('My drafts')).toEqual([
    expect.stringMatching(/^Order of productsproduct, changed/),
    named('d0', 'Deleted'),
    ...['d5', 'd4', 'd3'].map((id) => named(id, 'New')),
  ]);
  expect(linkTo('Name of d5, 1 mm')).toBe('/admin/AdminAddProducts?id=d5');
  expect(linkTo('Name of d0, 1 mm')).toBe('/admin/AdminProducts');
  expect(screen.getByRole('button', { name: 'and 2 more' })).toHaveAttribute('command', 'show-modal');

  process.env.CONTENT_REPOSITORY = 'github:owner/name@main';
  await act(() => handOver({ studio }, { id: 'd1' }));
  expect(texts('Handed over and not yet online')).toEqual([
    expect.stringMatching(/^Name of d1, 1 mmproduct, changed .*Handed over$/),
  ]);
  expect(screen.getByRole('button', { name: 'and 1 more' })).toBeVisible();
});

test('shows the drafts of another tab', async () => {
  const browser = createBrowser();
  await (await browser.startTab()).studio().put(p('alpha'), product('alpha', { name: 'Mine' }));
  await open({ products: [product('alpha')] }, browser);
  expect(await screen.findByRole('link', { name: 'Mine, 1 mm' })).toBeVisible();
});

test('lists what is due within seven days of today in Dhaka, and reads drafts in place of records', async () => {
  const vacancy = (_id: string, deadline: string, until?: string) => ({
    _id,
    position: _id,
    deadline,
    until,
  });
  const post = (_id: string, createdAt: string) => ({ _id, title: _id, createdAt });
  const { put } = await open({
    blogs: [post('Tomorrow', '2026-11-25'), post('Later', '2026-12-02'), post('Put off', '2026-11-25')],
    vacancies: [
      vacancy('Closing', '2026-12-01'),
      vacancy('Closed', '2026-11-23'),
      vacancy('Gone', '2026-11-20', '2026-11-23'),
    ],
  });
  await put('blogs', post('Put off', '2027-01-01'));
  const due = (when: string) => [
    `Tomorrowblog. Waiting for Nov 25, 2026; ${when}.`,
    'Closingvacancy. Last day for applications: Dec 1, 2026.',
  ];
  const byHand = due('somebody has to update the website on that day');
  expect(texts('Due within seven days')).toEqual(byHand);
  expect(texts('Overdue')).toEqual([
    'Closedvacancy. Closed: its last day for applications was Nov 23, 2026.',
  ]);
  process.env.NIGHTLY_BUILD = '1';
  await put('products', product('new'));
  expect(texts('Due within seven days')).toEqual(due('it goes online automatically on that day'));
});

test('lists a change with a date before it begins and before it ends', async () => {
  process.env.NIGHTLY_BUILD = '1';
  const dated = (first: string, last: string) => ({ dated: [{ kind: 'name', first, last }] });
  await open({
    products: [
      product('begins', dated('2026-11-30', '2027-01-31')),
      product('ends', dated('2026-11-01', '2026-11-26')),
      product('later', dated('2026-12-20', '2026-12-31')),
      product('over', dated('2026-11-01', '2026-11-02')),
    ],
  });
  expect(texts('Due within seven days')).toEqual([
    'Name of ends, 1 mmproduct. Name: another value from Nov 1, 2026 to Nov 26, 2026.',
    'Name of begins, 1 mmproduct. Name: another value from Nov 30, 2026 to Jan 31, 2027.',
  ]);
});

test('lists five records whose Bangla is older, and the number of others', async () => {
  const older = (id: string) => product(id, { name: { ...pair('Brick', 'ইট'), en: 'Changed' } });
  await open({ products: ['a', 'b', 'c', 'd', 'e', 'f'].map(older) });
  expect(texts('English changed, Bangla not updated')).toHaveLength(5);
  expect(screen.getByText(/^and 1 more\. Each list shows its own/)).toBeVisible();
});

const nothing = Object.fromEntries(entities.map((entity) => [entity, []]));

test('the dashboard counts the placeholders of published records and links each record', async () => {
  const records = {
    ...nothing,
    feedbacks: [
      { id: 'mason', name: 'Mason', message: 'Straight from the pallet.', sample: 'yes' },
      { id: 'owner', name: 'Owner', message: 'Dry since 2024.', sample: 'no' },
    ],
    films: [{ id: 'press', name: 'At the press', videos: [{ id: 'M7lc1UVf-VE', title: 'A film' }] }],
    partners: [{ id: 'pillar', name: 'Pillar', link: 'https://www.pillar.example' }],
  };
  await openInStudio(<Waiting published={[]} placeholders={placeholdersIn(records as never)} />, {});
  const list = screen.getByText('3 placeholders are still on the website').closest('details');
  const links = within(list as HTMLElement).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Mason', '/admin/AdminAddFeedback?id=mason'],
    ['At the press', '/admin/AdminAddVideo?id=press'],
    ['Pillar', '/admin/AdminAddClient?id=pillar'],
  ]);
});

/** Renders the note in a browser with a draft of `alpha`, reopened after its published name has changed. */
const openNote = async (draft: ManagedRecord, name: string) =>
  openInStudio(
    <ConflictNote />,
    { products: [product('alpha', { name })] },
    await browserWithDraft(product('alpha', draft)),
  );

it('reports that the website has changed under a draft, and links to the review', async () => {
  await openNote({ name: 'Mine' }, 'Theirs');
  expect(await screen.findByText(/^One of your drafts and the website/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Decide in the review' })).toHaveAttribute(
    'command',
    'show-modal',
  );
});
