import { renderInStudio } from '../../in-studio';
import { screen } from '@testing-library/react';
import { axe } from 'jest-axe';
// Preloads lazy modules, so that no test waits for their transform.
import '@/components/admin/entities/product-drawing';
import '@/components/admin/screens/review/article-changes';
import { FieldChanges } from '@/components/admin/screens/review/field-changes';
import { presets } from '@/content/entities/products/form/presets';
import type { Entity, ManagedRecord } from '@/content/registry';
import { sampleContent } from '@/__tests__/content/sample-content';
import { createBrowser } from '../../store/studio-kit';

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
  const { container } = await show('blogs', { ...post, desc: before }, { ...post, desc: after });

  expect(await screen.findByText('green', { selector: 'ins' })).toBeVisible();
  expect(screen.getByText('grey', { selector: 'del' })).toBeVisible();
  expect(screen.getByText('not', { selector: 'ins' })).toBeVisible();
  expect(screen.getByText('and a half', { selector: 'ins', exact: false })).toBeVisible();
  expect(screen.getByRole('img', { name: 'A wall' }).closest('del')).not.toBeNull();
  expect(screen.getByText('part', { selector: 'em' }).closest('ins')).not.toBeNull();
  expect(container).not.toHaveTextContent(/!\[|\*\*|##/);
  expect(await axe(container)).toHaveNoViolations();
});

test('a new article is shown as an article', async () => {
  const [post = {}] = sampleContent.blogs;
  await show('blogs', null, { ...post, desc: '## Head\n\nA [link](/products).' });
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
    index === 1 ? { ...figure, value: '7 kg' } : figure,
  );
  await show('home', home, { ...home, whyGreen: { ...whyGreen, figures } });
  expect(terms()).toEqual([expect.stringMatching(/2, Figure$|2, Value$/)]);
  expect(screen.getByText('7 kg')).toBeVisible();
});
