import { pair } from '@/__tests__/fixtures/pair';
import { forms } from '@/__tests__/fixtures/forms';
import { entities } from '@/content/registry';
import type { ContentSet } from '@/lib/exchange';
import { saidSizeHints } from '@/content/registry/said-sizes';
import { sizeHints } from '@/scripts/content/size-hints';

/** Made at 390 × 190 × 190 mm. */
const block = { id: 'block', name: pair('Core Block', 'কোর ব্লক'), form: forms.block };
const half = { id: 'half', name: pair('Core Block, half'), form: { ...forms.block, length: 190 } };
/** Made at 200 × 100 × 60 mm. */
const paver = { id: 'paver', name: pair('Flat Paver', 'সমান পেভার'), form: forms.paver };

const none = Object.fromEntries(entities.map((entity) => [entity, []])) as never as ContentSet;
const hintsOf = (own: object, desc = pair('')) =>
  sizeHints({ ...none, products: [{ ...block, ...own }, half, paver], blogs: [{ _id: 'post', desc }] });

it('names sizes in a product’s texts that its shape has not, in both languages', () => {
  const summary = pair('It is 7.9 inches wide, 390 × 390 mm.', 'চওড়ায় সাড়ে ৬ ইঞ্চি।');
  const alt = pair('A block, 400 by 190 by 190 millimetres.', 'ধূসর, ১৪০ মিলিমিটার।');
  expect(hintsOf({ summary, image: { alt } })).toEqual([
    'products block, summary: the product is not “7.9″ wide”',
    'products block, summary: the product is not “390 × 390 mm”',
    'products block, summary.bn: the product is not “চওড়ায় 6.5″”',
    'products block, image.alt: the product is not “block, 400 × 190 × 190 mm”',
    'products block, image.alt.bn: the product is not “140 mm”',
  ]);
});

it('names products with a size that is not made in any text, in both languages', () => {
  const post = pair('An I Block 80 mm thick, 35 mm flat pavers.', '৩৫ মিমি সমান পেভার, 35 mm বালু।');
  expect(hintsOf({}, post)).toEqual([
    'blogs post, desc: no product is “block 80 mm thick”',
    'blogs post, desc: no product is “35 mm flat paver”',
    'blogs post, desc.bn: no product is “35 mm সমান পেভার”',
  ]);
});

it('says nothing of true sizes, of other things, and of other products in a summary', () => {
  const summary = pair(
    'For a 10-inch brick wall: 15.4 inches long, 190 mm high, 20 mm more than before, unlike the 60 mm paver.',
    'চওড়ায় সাড়ে ৭ ইঞ্চি; ১০ ইঞ্চি ইটের দেয়ালের বদলে।',
  );
  const post = pair(
    '| Core Block | 390 × 190 × 190 mm |\n\n60 mm flat pavers, no 8-inch blocks, on 30 mm of sand, with joints of 2 to 4 mm.',
    'সমান পেভার, 200 × 100 mm, নিচে ৩০ মিমি বালু।',
  );
  expect(hintsOf({ summary, image: { alt: pair('390 by 190 by 190 millimetres') } }, post)).toEqual([]);
});

it('says in the form of a copy which words still have the former size', () => {
  const copy = {
    ...block,
    form: { ...forms.block, width: 150 },
    image: { alt: pair('390 by 140 by 190 millimetres') },
  };
  expect([
    ...saidSizeHints({ ...copy, summary: pair('140 mm wide.', 'চওড়ায় ১৪০ মিমি, ১৫০ মিমি চওড়া।') }),
  ]).toEqual([
    ['summary', 'The product is not “140 mm wide”.'],
    ['summary.bn', 'The product is not “চওড়ায় 140 mm”.'],
    ['image', 'The product is not “390 × 140 × 190 mm”.'],
  ]);
  expect([...saidSizeHints({ ...block, summary: pair('190 mm wide, for a 10-inch wall.') })]).toEqual([]);
});
