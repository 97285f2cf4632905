import { pair } from '@/__tests__/fixtures/pair';
import type { AnyDraft } from '@/components/admin/store/types';
import { draftOf } from '../../rows-and-drafts';
import { importItems, replacedPictures } from '@/components/admin/screens/publish/import-plan';
import { openInStudio } from '../../in-studio';
import { cleanup, act, render, screen, within } from '@testing-library/react';
import { axe } from 'jest-axe';
// Preloads the lazy module, so that no test waits for its transform.
import '@/components/admin/screens/review/field-changes';
import { useBroughtPictures } from '@/components/admin/screens/publish/import-review';
import { uploadSrc } from '@/lib/exchange/media-path';
import { ImportSection } from '@/components/admin/screens/publish/import-section';
import type { CheckedBundle } from '@/lib/exchange/bundle-read';
import { p, product } from '../../store/studio-kit';
import { MailFile } from '@/components/admin/screens/publish/mail-file';
import { adminRoutes, lookAfterSection } from '@/components/admin/routes';
import { HowThisWorks } from '@/components/admin/screens/help/how-this-works.client';
import packageFile from '@/package.json' with { type: 'json' };
import { ProblemList } from '@/components/admin/screens/publish/publish-outcome';
import type { StudioProblem } from '@/lib/records/studio-problem';
import { formOf } from '@/content/registry/forms';

const mockReadBundle = jest.fn();
jest.mock('@/content/registry/exchange', () => ({
  exchange: { bundleLimits: { file: 1_000 }, readBundle: () => mockReadBundle() as unknown },
}));

const draft = draftOf('delivery', { id: 'delivery', title: 'Mine' }, { entity: 'services' });
const drafts = new Map<string, AnyDraft>([['services/delivery', draft]]);
const put = (id: string, title: string): CheckedBundle['changes'][number] & { readonly op: 'put' } => ({
  op: 'put',
  entity: 'services',
  id,
  value: { id, title },
  base: null,
  baseHash: null,
});

test('distinguishes fresh changes, equal ones and those that would replace a draft', () => {
  const items = importItems(
    {
      changes: [
        put('advice', 'New'),
        put('delivery', 'Mine'),
        { op: 'order', entity: 'services', baseIds: [], ids: [] },
      ],
    },
    drafts,
  );
  expect(items.map(({ key, fit }) => [key, fit])).toEqual([
    ['services/advice', 'fresh'],
    ['services/delivery', 'same'],
    ['services/#order', 'fresh'],
  ]);
  expect(importItems({ changes: [put('delivery', 'Theirs')] }, drafts)[0]?.fit).toBe('replaces');
});

test('joins a colleague’s change with a draft of the same entry, unless both changed one field', () => {
  const base = { id: 'delivery', title: 'Delivery', icon: 'truck' };
  const mine = draftOf('delivery', { ...base, title: 'Mine' }, { entity: 'services', base });
  const own = new Map<string, AnyDraft>([['services/delivery', mine]]);
  const theirs = (value: object) =>
    importItems(
      { changes: [{ ...put('delivery', ''), base, baseHash: 'a'.repeat(64), value: { ...base, ...value } }] },
      own,
    )[0];
  expect(theirs({ icon: 'crane' })).toMatchObject({
    fit: 'joins',
    change: { value: { ...base, icon: 'crane' } },
    joined: { value: { ...base, title: 'Mine', icon: 'crane' } },
  });
  expect(theirs({ title: 'Theirs' })?.fit).toBe('replaces');
});

test('keeps the values of an imported deletion', () => {
  const base = { id: 'advice', title: 'Advice' };
  const [item] = importItems(
    { changes: [{ op: 'delete', entity: 'services', id: 'advice', base, baseHash: 'a'.repeat(64) }] },
    drafts,
  );
  expect(item?.change).toMatchObject({ op: 'delete', value: base });
});

test('never replaces a picture with another one of the same name', () => {
  const file = { type: 'image/webp', width: 1, height: 1, bytes: new Uint8Array([1]) } as const;
  const mine = { ...file, hash: 'a', blob: new Blob(), bytes: 1, savedAt: '', path: 'media/x-00000000.webp' };

  expect(replacedPictures([{ ...file, path: mine.path, sha256: 'a' }], [mine])).toEqual([]);
  expect(replacedPictures([{ ...file, path: 'media/x-00000000.jpg', sha256: 'b' }], [mine])).toMatchObject([
    { message: 'media/x-00000000.jpg: another picture already has this name.' },
  ]);
});

describe('the import', () => {
  const base = product('alpha');
  const bundle: CheckedBundle = {
    createdAt: '2026-11-20T08:00:00.000Z',
    createdBy: 'Selina',
    note: '',
    complete: true,
    media: [],
    changes: [
      {
        op: 'put',
        entity: 'products',
        id: 'alpha',
        value: { ...base, name: pair('Of a colleague') },
        base,
        baseHash: 'a'.repeat(64),
      },
    ],
  };

  /** Chooses a colleague's file; the own draft is made after it was read. */
  async function open(mine?: string) {
    mockReadBundle.mockResolvedValue({ ok: true, value: bundle });
    const { container, studio, user } = await openInStudio(<ImportSection />);
    const file = Object.assign(new File([], 'content.json'), { arrayBuffer: async () => new ArrayBuffer(0) });
    await user.upload(screen.getByLabelText(/^Choose/), file);
    await screen.findByRole('button', { name: 'Import 1 change' });
    if (mine !== undefined)
      await act(async () => void (await studio().put(p('alpha'), product('alpha', { name: mine }))));
    expect(screen.getByText(/^1 change of .*, by Selina\.$/)).toHaveFocus();
    await user.click(screen.getByText('What changes'));
    return { container, change: within(await screen.findByRole('definition')) };
  }

  test('an imported change is shown before and after, before it is taken over', async () => {
    const { container, change } = await open();
    expect(screen.getByRole('term')).toHaveTextContent('Name');
    expect(screen.getByRole('checkbox', { name: /^Of a colleague, 1 mm/ })).toBeChecked();
    expect(change.getByText('Name of alpha')).toBeVisible();
    expect(change.getByText('Of a colleague')).toBeVisible();
    expect(await axe(container)).toHaveNoViolations();
  });

  test('URLs of imported pictures are revoked when the review is left', async () => {
    const revoke = jest.fn();
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: revoke });
    const path = 'media/wall-00000000.webp';
    const bytes = new Uint8Array([1]);
    const media = [{ path, type: 'image/webp', width: 1, height: 1, sha256: 'a', bytes }] as const;
    const [item] = importItems(
      { changes: [{ ...put('new', 'New'), value: { image: uploadSrc(path) } }] },
      drafts,
    );
    const items = item ? [item] : [];
    const Brought = () => useBroughtPictures({ media }, items)(uploadSrc(path));
    const { unmount } = await openInStudio(<Brought />);
    expect(screen.getByText('blob:1')).toBeVisible();
    unmount();
    expect(revoke).toHaveBeenCalledWith('blob:1');
  });

  test('an imported change is compared with the draft that it would replace, and replaces it only where it is ticked', async () => {
    const { change } = await open('My own');
    expect(screen.getByRole('checkbox', { name: /You have another draft of this entry/ })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Import 0 changes' })).toBeVisible();
    expect(change.getByText('My own')).toBeVisible();
    expect(change.getByText('Of a colleague')).toBeVisible();
  });
});

const draftWith = (values: object) => ({ entity: 'products', op: 'put', base: {}, ...values }) as AnyDraft;

async function mail(drafts: readonly AnyDraft[]) {
  await openInStudio(
    <MailFile to="website@example.com" file="content.json" drafts={drafts} note="For Monday" />,
  );
  const { href } = screen.getByRole<HTMLAnchorElement>('link', {
    name: 'Open an email to website@example.com',
  });
  const { protocol, pathname, searchParams } = new URL(href);
  return {
    href,
    to: protocol + pathname,
    subject: searchParams.get('subject'),
    body: searchParams.get('body'),
  };
}

test('the e-mail has address, subject, the file to attach, the note and the changes in words', async () => {
  const { to, subject, body } = await mail([
    draftWith({ id: 'beta' }),
    draftWith({ id: 'new-block', base: null }),
    draftWith({ id: 'gamma', op: 'delete' }),
    draftWith({ id: '#order' }),
  ]);
  expect({ to, subject }).toEqual({ to: 'mailto:website@example.com', subject: 'Website: 4 changes' });
  expect(body).toBe(
    [
      'Attach content.json from your downloads.',
      '',
      `For the person who looks after the website: ${location.origin}${lookAfterSection} says how it goes online.`,
      '',
      'For Monday',
      '',
      'Changed product: Name of beta, 1 mm',
      'New product: new-block',
      'Deleted product: Name of gamma, 1 mm',
      'New order of products',
    ].join('\n'),
  );
});

test('an e-mail of many changes stays short enough for every program', async () => {
  const { body } = await mail(Array.from({ length: 40 }, () => draftWith({ id: 'beta' })));
  expect(body?.split('\n').at(-1)).toBe('And 25 more.');
  cleanup();
  const { href } = await mail(Array.from({ length: 15 }, () => draftWith({ id: 'ইট'.repeat(20) })));
  expect(href.length).toBeLessThan(2_000);
});

test('the page that the e-mail names has the three commands, which are scripts of this project', () => {
  render(<HowThisWorks />);
  const page = screen.getByRole('region', { name: 'For the person who looks after the website' });
  expect(lookAfterSection).toBe(`${adminRoutes.howThisWorks}#${page.id}`);
  const commands = within(page)
    .getAllByRole('code')
    .map(({ textContent }) => /npm run (\S+)/.exec(textContent)?.[1]);
  expect(commands).toEqual(['content:apply', 'build', 'upload']);
  expect(Object.keys(packageFile.scripts)).toEqual(expect.arrayContaining(commands));
});

describe('a list of problems', () => {
  const problem = { code: 'value', entity: 'products', id: 'a1b2' } as const;
  const [issue] = formOf('products').schema.safeParse(product('a1b2', { size: '' })).error?.issues ?? [];

  test.each<[string, StudioProblem, RegExp]>([
    [
      'with its reason',
      {
        ...problem,
        field: 'image',
        reason: 'there is no picture x.jpg.',
        message: 'products a1b2, image: …',
      },
      /^product “Kerb.*”: Picture: there is no picture x\.jpg\.$/,
    ],
    [
      'as the schema found it',
      { ...problem, ...(issue && { issue }), message: 'products a1b2, size: …' },
      /^product “Kerb.*”: Size in mm is missing/,
    ],
    [
      'of a whole list',
      {
        code: 'too-few',
        entity: 'quality-checks',
        reason: 'needs one at least',
        message: 'quality-checks: …',
      },
      /^quality checks: needs one at least\.$/,
    ],
  ])('a problem %s names record and field as the form does, and no id', async (_, shown, sentence) => {
    await openInStudio(<ProblemList problems={[shown]} />, { products: [product('a1b2', { name: 'Kerb' })] });
    expect(screen.getByText(sentence)).toBeVisible();
  });
});
