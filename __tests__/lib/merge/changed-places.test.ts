import { pair } from '@/__tests__/fixtures/pair';
import { type ChangedPlace, changedPlaces } from '@/lib/merge';
import { placeIn, type TextPair } from '@/lib/records';
import { formOf } from '@/content/registry/forms';
import { sampleContent } from '@/__tests__/content/sample-content';

type Any = Readonly<Record<string, unknown>>;
const [home = {}] = sampleContent.home;
const [gallery = {}] = sampleContent.galleries;
const pathsOf = (changes: readonly ChangedPlace[]) => changes.map(({ kind, path }) => `${kind} ${path}`);
const whyGreen = home.whyGreen as Any & { readonly figures: readonly Any[] };
const withFigures = (figures: readonly unknown[]) => ({ ...home, whyGreen: { ...whyGreen, figures } });

it('names the one figure that changed, and not its list', () => {
  const [first, second, ...others] = whyGreen.figures;
  const value = second?.value as TextPair;
  const after = withFigures([first, { ...second, value: { ...value, en: '7 kg' } }, ...others]);
  const changes = changedPlaces(formOf('home').fields, home, after);

  expect(changes).toEqual([{ kind: 'changed', path: 'whyGreen.figures.1.value', was: value.en, is: '7 kg' }]);
  expect(placeIn(formOf('home').fields, 'whyGreen.figures.1.value').label).toMatch(/2, /);
});

it('names each language of a text that changed, also where the text is in a list, a picture or a row', () => {
  const [product = {}] = sampleContent.products;
  const before = {
    ...product,
    name: pair('Block', 'ব্লক'),
    uses: [pair('Walls', 'দেয়াল'), pair('Floors', 'মেঝে')],
    image: { src: '/a.jpg', alt: pair('A block.', 'একটি ব্লক।') },
  };
  const after = {
    ...before,
    name: pair('Hollow block', 'ফাঁপা ব্লক'),
    uses: [pair('Walls', 'প্রাচীর'), pair('All floors', 'মেঝে', 'Floors')],
    image: { ...before.image, alt: pair('A block.', 'ব্লক।') },
  };
  const changes = changedPlaces(formOf('products').fields, before, after);
  expect(changes.map(({ kind, path, was, is }) => [kind, path, was, is])).toEqual([
    ['changed', 'name', 'Block', 'Hollow block'],
    ['changed', 'name.bn', 'ব্লক', 'ফাঁপা ব্লক'],
    ['changed', 'uses.0.bn', 'দেয়াল', 'প্রাচীর'],
    ['changed', 'uses.1', 'Floors', 'All floors'],
    ['changed', 'image.alt.bn', 'একটি ব্লক।', 'ব্লক।'],
  ]);
  const label = (path: string) => placeIn(formOf('products').fields, path).label;
  expect(label('name.bn')).toBe(`${label('name')}, Bangla`);
});

it('names rows that came, went and moved, and the Bangla in one of them', () => {
  const rowOf = (name: string, bangla: string) => ({
    image: { src: `/${name}`, alt: pair(name) },
    caption: pair(`Caption ${name}`, bangla),
  });
  const [a, b, c, d] = [rowOf('a', 'ক'), rowOf('b', 'খ'), rowOf('c', 'গ'), rowOf('d', 'ঘ')];
  const added = { image: { src: '/new', alt: pair('new') } };
  const before = { ...gallery, images: [a, b, c, d] };
  const after = { ...gallery, images: [d, b, added, rowOf('c', 'গ গ')] };

  expect(pathsOf(changedPlaces(formOf('galleries').fields, before, after))).toEqual([
    'moved images.0',
    'added images.2',
    'changed images.3.caption.bn',
    'removed images.0',
  ]);
});
