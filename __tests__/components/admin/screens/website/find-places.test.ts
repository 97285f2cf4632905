import { createFinder, type PublishedRecord } from '@/components/admin/screens/website/find-places';
import type { ManagedRecord } from '@/lib/records';

const pair = (en: string, bn?: string) => ({ en, ...(bn && { bn: { text: bn, of: '' } }) });
const product = (id: string, value: ManagedRecord): PublishedRecord => ({
  entity: 'products',
  id,
  value: { id, ...value },
});
const find = createFinder([
  product('block', { name: pair('Hollow Block', 'হলো ব্লক'), size: '390 × 190 × 190 mm', density: 2100 }),
  product('half', { name: pair('Hollow Block'), image: { src: '/images/products/half.jpg' } }),
  {
    entity: 'company',
    id: 'company',
    value: {
      claim: pair('Trusted by 5 million customers in Dhaka.'),
      claimFigure: pair('5 million'),
      phones: ['+880 2 0000 0000'],
      headOffice: { city: pair('Dhaka') },
      factory: { city: pair('Gazipur') },
    },
  },
]);

/** The fields behind a text in a block of texts. */
function places(page: string, texts: string | readonly string[], seen: object = {}) {
  const block = [texts].flat();
  const found = find(page)({
    text: block[0] ?? '',
    block,
    place: 0,
    isPicture: false,
    isOwn: true,
    around: [],
    ...seen,
  });
  return found.map(({ entity, id, path }) => `${entity} ${id} ${path}`);
}

test('a text leads to its field, whatever marks, spaces and digits the page gives it', () => {
  expect(places('/contact', 'Fax +880\u00a02 ০০০০ 0000:')).toEqual(['company company phones']);
  expect(places('/bn/products/block', 'হলো ব্লক')).toEqual(['products block name.bn']);
});

test('the longest text wins, and a part of a sentence that elements divide leads to the sentence', () => {
  expect(places('/', ['Trusted by', '5 million', 'customers in Dhaka.'])).toEqual(['company company claim']);
  expect(places('/', '5 million')).toEqual(['company company claimFigure']);
  expect(places('/', 'Trusted by 5 million custom…')).toEqual(['company company claim']);
});

test('a text of several fields leads to all of them, and one of several records to each', () => {
  expect(places('/', 'Factory: Gazipur, office: Dhaka').sort()).toEqual([
    'company company factory.city',
    'company company headOffice.city',
  ]);
  expect(places('/products', 'Hollow Block')).toEqual(['products block name', 'products half name']);
});

test('on its own page and in a card that leads there, a text belongs to that record', () => {
  expect(places('/products/half', 'Hollow Block')).toEqual(['products half name']);
  expect(places('/products/half', 'Hollow Block', { around: [['/products/block']] })).toEqual([
    'products block name',
  ]);
  expect(places('/products/block', '2100 kg')).toEqual(['products block density']);
  expect(places('/products', '2100')).toEqual([]);
});

test('a picture leads to its field in every size, and fixed words lead nowhere', () => {
  const picture = { text: '/images/sized/products/half-square-480.webp', isPicture: true };
  expect(places('/products', '', picture)).toEqual(['products half image']);
  expect(places('/contact', 'Head office')).toEqual([]);
  expect(places('/contact', '2100')).toEqual([]);
});
