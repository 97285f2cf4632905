import { pair, reworded } from '@/__tests__/fixtures/pair';
import { browserWithDraft, openInStudio, renderInStudio } from '../../in-studio';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { effectsOf, ReviewBody } from '@/components/admin/screens/review/review-body';
import type { Entity, ManagedRecord } from '@/lib/records';
import { createBrowser, online, p, product } from '../../store/studio-kit';
// Preloads lazy modules, so that no test waits for their transform.
import '@/app/(admin)/_studio/product-drawing';
import '@/components/admin/screens/review/article-changes';
import { FieldChanges } from '@/components/admin/screens/review/field-changes';
import { presets } from '@/lib/geometry';
import { sampleContent } from '@/__tests__/content/sample-content';
import { ParagraphChoice } from '@/components/admin/screens/review/paragraph-choice';
import { disputedText } from '@/lib/merge/merge-text';
import type { Row } from '@/components/admin/store/types';
import { draftOf, rowOf } from '../../rows-and-drafts';
import { hasProblem, isTickedByDefault, reviewItems } from '@/components/admin/screens/review/review-items';
import { entities, registry } from '@/content/registry';
import { sitePicture } from '@/content/registry/site-picture';

const edited = (fields: ManagedRecord) => product('alpha', fields);

/** Opens the review in a browser with a draft of `alpha`, after the website has become `published`. */
const openReview = async (draft: ManagedRecord, published: readonly ManagedRecord[] = online.products) =>
  openInStudio(<ReviewBody />, { ...online, products: published }, await browserWithDraft(draft));

it('ticks publishable changes and shows them before and after', async () => {
  const { container, user } = await openReview(edited({ name: 'Better name' }));
  expect(await screen.findByText('1 change, 1 selected for publishing.')).toBeVisible();
  await user.click(screen.getByText('What changes'));
  expect(await screen.findByText('Name of alpha')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /Better name/ }));
  expect(screen.getByText('1 change, 0 selected for publishing.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export 0 changes' })).toHaveAttribute('aria-disabled', 'true');
  expect(await axe(container)).toHaveNoViolations();
});

it('opens the form of an entry', async () => {
  await openReview(edited({ name: 'Better name' }));
  const link = await screen.findByRole('link', { name: 'Open Better name, 1 mm' });
  expect(link).toHaveAttribute('href', '/admin/AdminAddProducts?id=alpha');
});

it('shows both values of a disputed field, and publishes only the chosen one', async () => {
  const { studio, user } = await openReview(edited({ name: 'Mine', size: '2 mm' }), [
    product('alpha', { name: 'Theirs', inch: '2″' }),
  ]);
  const panel = await screen.findByRole('region', { name: 'Choose which version to keep' });
  expect(screen.getByRole('checkbox', { name: /Mine/ })).toBeDisabled();
  const use = within(panel).getByRole('button', { name: 'Keep the selected text' });
  expect(use).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(panel).getByRole('radio', { name: /On the website/ }));
  await user.click(use);
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Choose which version to keep' })).toBeNull(),
  );
  await waitFor(() => expect(screen.getByRole('listitem')).toHaveFocus());
  // My size, their inches, and the chosen name.
  const both = { name: pair('Theirs'), size: '2 mm', inch: '2″' };
  expect(studio().row('products', 'alpha')?.value).toMatchObject(both);
});

it('offers to keep or discard a record that was deleted on the website', async () => {
  const { studio, user } = await openReview(edited({ name: 'Mine' }), []);
  await screen.findByText('This product was deleted on the website while you edited it here.');
  await user.click(screen.getByRole('button', { name: 'Keep mine as a new entry' }));
  await waitFor(() => expect(studio().row('products', 'alpha')?.state.kind).toBe('new'));
});

it('offers to delete a record that has changed on the website since', async () => {
  const browser = createBrowser();
  const before = await browser.startTab();
  await before.studio().remove([p('alpha')]);
  before.controller.stop();
  const { controller, studio } = browser.openTab({ products: [product('alpha', { name: 'Theirs' })] });
  renderInStudio(controller, <ReviewBody />);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete anyway' }));
  await waitFor(() => expect(studio().row('products', 'alpha')?.state.kind).toBe('deleted'));
});

it('without drafts the review states that there is nothing to publish', async () => {
  const { studio } = await openReview(edited({ name: 'Better name' }));
  await screen.findByText('1 change, 1 selected for publishing.');
  await act(async () => void (await studio().discard([p('alpha')])));
  expect(await screen.findByText('No changes: there is nothing to publish.')).toBeVisible();
});

it('names the pages that show a change, without those that the same publication hides', async () => {
  const [gallery = {}] = sampleContent.pages.filter(({ id }) => id === 'gallery');
  const { studio, user } = await openInStudio(<ReviewBody />, { ...online, pages: [gallery] });
  await act(async () => {
    await studio().put(p('alpha'), edited({ name: 'Better name' }));
    await studio().put({ entity: 'pages', id: 'gallery' }, { ...gallery, shown: 'no' });
  });
  expect(await screen.findByText('Shown on: Products, Home')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /page$/ }));
  expect(await screen.findByText('Shown on: Products, Home, Gallery')).toBeVisible();
});

it('marks a changed record that is a sample', async () => {
  const { controller, studio } = await createBrowser().startTab();
  const record = { id: 'mason', name: 'Mason', message: pair('Straight from the pallet.'), sample: 'yes' };
  await studio().put({ entity: 'feedbacks', id: 'mason' }, record);
  renderInStudio(controller, <ReviewBody />);
  expect(await screen.findByRole('checkbox', { name: /^Mason feedback\s*Sample$/ })).toBeInTheDocument();
});

async function show(entity: Entity, before: ManagedRecord | null, after: ManagedRecord | null) {
  const { controller } = await createBrowser().startTab();
  return renderInStudio(controller, <FieldChanges entity={entity} before={before} after={after} />);
}

const terms = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

test('an article is shown as an article, with its changed words marked and its pictures seen', async () => {
  const [post = {}] = sampleContent.blogs;
  const picture = '![A wall](/images/scenes/hero-wall.jpg)';
  const text = (...parts: string[]) => parts.join('\n\n');
  const before = text('## Why', 'The wall is **grey**.', '- one\n- two', picture, 'End.');
  const after = text('## Why not', 'The wall is green.', '- one\n- two and a half', 'End.', 'New *part*.');
  const { container } = await show('blogs', { ...post, desc: pair(before) }, { ...post, desc: pair(after) });

  expect(await screen.findByText('green', { selector: 'ins' })).toBeVisible();
  expect(screen.getByText('grey', { selector: 'del' })).toBeVisible();
  expect(screen.getByText('not', { selector: 'ins' })).toBeVisible();
  expect(screen.getByText('and a half', { selector: 'ins', exact: false })).toBeVisible();
  expect((await screen.findByRole('img', { name: 'A wall' })).closest('del')).not.toBeNull();
  expect(screen.getByText('part', { selector: 'em' }).closest('ins')).not.toBeNull();
  expect(container).not.toHaveTextContent(/!\[|\*\*|##/);
  expect(await axe(container)).toHaveNoViolations();
});

test('a new article is shown as an article', async () => {
  const [post = {}] = sampleContent.blogs;
  await show('blogs', null, { ...post, desc: pair('## Head\n\nA [link](/products).') });
  expect(await screen.findByRole('heading', { name: 'Head' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'link' })).toBeVisible();
});

test('a shape is shown as its drawing before and after, and its measures in the words of the form', async () => {
  const [product = {}] = sampleContent.products;
  const form = presets[0]?.form;
  const { container } = await show(
    'products',
    { ...product, form },
    { ...product, form: { ...form, length: 400 } },
  );

  expect(await screen.findAllByRole('img', { name: /^Front/ })).toHaveLength(2);
  expect(terms()).toEqual(['Shape, Length', 'Shape']);
  expect(screen.getByText('400 mm')).toBeVisible();
  expect(screen.getAllByText('Hollow block, or brick with holes')).toHaveLength(2);
  expect(container).not.toHaveTextContent(/extrusion|Empty/);
  expect(await axe(container)).toHaveNoViolations();
});

test('only the changed row of a list is named', async () => {
  const [home = {}] = sampleContent.home;
  const whyGreen = home.whyGreen as { readonly figures: readonly ManagedRecord[] };
  const figures = whyGreen.figures.map((figure, index) =>
    index === 1 ? { ...figure, value: reworded(figure.value, '7 kg') } : figure,
  );
  await show('home', home, { ...home, whyGreen: { ...whyGreen, figures } });
  expect(terms()).toEqual([expect.stringMatching(/2, Figure$|2, Value$/)]);
  expect(screen.getByText('7 kg')).toBeVisible();
});

describe('disputed paragraphs', () => {
  const text = (...paragraphs: string[]) => paragraphs.join('\n\n');

  /** Two articles from the same one, which differ in two paragraphs that both changed. */
  const base = text('Head', 'The wall is grey.', 'Middle', 'It is dry.', 'End');
  const mine = text('Head', 'The wall is red.', 'Middle', 'It is wet.', 'End of mine');
  const theirs = text('Head of theirs', 'The wall is green.', 'Middle', 'End');

  test('each paragraph that both changed is chosen for itself, and what only one changed is merged', async () => {
    const onDecide = jest.fn();
    const { container } = render(
      <ParagraphChoice
        entity="blogs"
        dispute={{ path: 'desc', base, ...disputedText({ base, mine, theirs }) }}
        decision={undefined}
        onDecide={onDecide}
      />,
    );
    const user = userEvent.setup();
    expect(screen.getByText('Both changed 2 paragraphs. Everything else is merged.')).toBeVisible();
    const [first, second] = screen.getAllByRole('group');
    if (!first || !second) throw new Error('two choices');
    expect(await within(first).findByText('red', { selector: 'ins' })).toBeVisible();
    expect(await within(first).findByText('green', { selector: 'ins' })).toBeVisible();
    expect(within(second).getByText('Removed')).toBeVisible();

    await user.click(within(first).getByRole('radio', { name: /^My text/ }));
    expect(onDecide).not.toHaveBeenCalled();
    await user.click(within(second).getByRole('radio', { name: /^On the website/ }));
    expect(onDecide).toHaveBeenLastCalledWith({
      text: text('Head of theirs', 'The wall is red.', 'Middle', 'End of mine'),
    });
    await user.click(within(first).getByRole('radio', { name: /^On the website/ }));
    expect(onDecide).toHaveBeenLastCalledWith({
      text: text('Head of theirs', 'The wall is green.', 'Middle', 'End of mine'),
    });
    expect(await axe(container)).toHaveNoViolations();
  });
});

describe('what the review has', () => {
  const deletion = {
    state: { kind: 'deleted' },
    change: draftOf('d', {}, { op: 'delete', base: {} }),
  } as const;
  const row = (id: string, category: string, isDeleted = false) =>
    rowOf(id, isDeleted ? deletion : {}, { category, name: id });

  /** Returns the row of a published product with an optional change. */
  const online = (id: string, category: string, change: Partial<Row> = {}): Row => ({
    ...row(id, category),
    published: { category },
    ...change,
  });

  const featuredChanges = (rows: readonly Row[], ids: readonly string[]) =>
    effectsOf(new Set(['products']), { rows: () => rows, publishedIds: () => ids });

  test('names the product for which the home page features one fewer', () => {
    const twice = expect.stringMatching(/“c” is both, so it appears once/);
    const four = [row('a', 'A'), row('b', 'A'), row('c', 'B'), row('d', 'B')];
    expect(featuredChanges(four, [])).toContainEqual(twice);
    expect(featuredChanges([...four, row('e', 'B')], [])).not.toContainEqual(expect.stringContaining('once'));
  });

  test('names the products that the home page will add and remove', () => {
    const before = [online('a', 'A'), online('b', 'A'), online('c', 'A'), online('d', 'A')];
    const ids = ['a', 'b', 'c', 'd'];
    expect(featuredChanges(before, ids)).toEqual([]);
    expect(featuredChanges([...before, row('new', 'A')], ids)).toEqual([
      'The home page will show “new” and no longer “c”.',
    ]);
    const many = [row('x', 'X'), row('y', 'Y'), row('z', 'Z')];
    expect(featuredChanges([...many, ...before], ids)).toEqual(['The home page will show “x”, “y” and “z”.']);
    const deleted = { ...row('d', 'A', true), published: { category: 'A' } };
    expect(featuredChanges([...before.slice(0, 3), deleted], ids)).toEqual([
      'The home page will show “b” and no longer “d”.',
    ]);
  });

  test('ticks unpublished changes, except exported ones', () => {
    expect(isTickedByDefault({ state: { kind: 'edited' } })).toBe(true);
    const state = { kind: 'handed', handedAt: '2026-11-20T08:00:00Z' } as const;
    expect(isTickedByDefault({ state })).toBe(false);
  });

  test('blocks the deletion of the last record where the website needs one, and nowhere else', () => {
    const itemsOf = (entity: Entity, others: readonly Row[] = []) => {
      const studio = {
        rows: (one: Entity) => (one === entity ? [rowOf('d', { ...deletion, entity }), ...others] : []),
        state: { drafts: new Map() },
        changes: new Map(),
        hasRecords: () => false,
      };
      return reviewItems(studio as unknown as Parameters<typeof reviewItems>[0], sitePicture);
    };
    expect(itemsOf('products', [rowOf('a')]).map(hasProblem)).toEqual([false]);
    const [item] = itemsOf('products');
    expect(item?.kind === 'record' && [...item.messages.values()]).toEqual([
      'The website needs at least 1 of its products. 0 would remain. Add another one first, or restore one.',
    ]);
    for (const entity of entities.filter((one) => registry[one].min === 0))
      expect([entity, itemsOf(entity).map(hasProblem)]).toEqual([entity, [false]]);
  });
});
