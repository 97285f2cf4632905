import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { basisOfForm, comparison, words } from '@/__tests__/fixtures/calculator';
import fc from '@/__tests__/fast-check';
import { listTexts } from '@/__tests__/fixtures/list';
import { ListingCalculator } from '@/components/site/estimator/listing-calculator.client';
import { parseList } from '@/components/site/shared/project-list/project-list';
import { listText } from '@/components/site/list/list-text';
import type { Basis } from '@/lib/counting';
import { strings as en } from '@/content/strings/en';
import { samples } from '@/scripts/test/depth';

const sold = { id: 'x', title: 'Piece' };
const products = { '': sold, 100: sold };
const block = basisOfForm('block');
const withHalves: Basis =
  block.kind === 'wall' ? { ...block, sold: { whole: 'x', half: 'x-half', halfSize: '190 mm' } } : block;

const show = (basis: Basis, query: string) =>
  render(
    <ListingCalculator
      {...{ words, basis, products, company: 'Surma Ltd.' }}
      query={new URLSearchParams(query)}
      focusedId={undefined}
    />,
  );
const headline = () => screen.getByText(/^Order [^:]+$/).textContent;
/** The figures of a text: `109 blocks and 21 half blocks` has two. */
const figuresIn = (text = '') =>
  text.match(/\d[\d,]*/g)?.map((figure) => Number(figure.replaceAll(',', ''))) ?? [];
const sum = (figures: readonly number[]) => figures.reduce((total, figure) => total + figure, 0);

beforeEach(() => {
  window.history.replaceState(null, '', '/products/x');
  document.body.innerHTML = '';
});

/** Follows an order from the headline to button, list, link, print and messages. */
async function followOrder(basis: Basis, query: string) {
  localStorage.clear();
  const user = userEvent.setup();
  const { unmount } = show(basis, query);
  const ordered = figuresIn(headline() ?? '');
  // Print hides what has this class; headline and working are on paper.
  expect(screen.getByText(/^Order [^:]+$/).closest('[class*="print:hidden"]')).toBeNull();
  const [, working = ''] =
    /^(.*) for breakage/.exec(screen.getByText(/^[\d,]+ .*to lay \+ .*\)$/).textContent ?? '') ?? [];
  expect(sum(figuresIn(working))).toBe(sum(ordered));

  const add = screen.getByRole('button', { name: /^Add to my list: / });
  expect(figuresIn(add.textContent ?? '')).toEqual(ordered);
  await user.click(add);
  const { list } = parseList(localStorage.getItem('project-list'));
  expect(sum(list.lines.map(({ count }) => count))).toBe(sum(ordered));
  const letter = listText({
    ...list,
    language: 'en',
    texts: listTexts(en),
    products: new Map(),
    address: '',
  });
  const counts = letter.split('\r\n').filter((line) => /: [\d,]+(?: [a-z]+.*)?$/.test(line));
  const inLetter = counts.map((line) => figuresIn(line.slice(line.lastIndexOf(': ')))[0] ?? 0);
  expect(sum(inLetter.slice(0, list.lines.length))).toBe(sum(ordered));

  const asked = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Ask for a price' }).href);
  const lines = asked.searchParams.get('about')?.split('\n').slice(0, ordered.length) ?? [];
  // Two colours are two figures of one line; a pattern of 45° is none.
  const inMessage = lines.map((line) => figuresIn(line.slice(line.lastIndexOf(': ')).replace(/\d+°/, '')));
  expect(sum(inMessage.map(sum))).toBe(sum(ordered));

  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  const link = new URL(await navigator.clipboard.readText());
  const before = headline();
  unmount();
  show(basis, link.search);
  expect(headline()).toBe(before);
}

const metres = (least: number, most: number) =>
  fc.integer({ min: least * 100, max: most * 100 }).map((hundredths) => `${hundredths / 100}`);
const kinds = [
  ['a wall beside brick', comparison, ''],
  ['a wall', block, ''],
  ['a wall with half blocks', withHalves, '&halves=ordered'],
  ['a brick wall', basisOfForm('brick'), '&thickness=10'],
  ['a ground in two colours', basisOfForm('paver'), '&second=30&pattern=running'],
  ['a circle', basisOfForm('paver'), '&shape=circle&pattern=basket'],
  ['a kerb on a curve', basisOfForm('kerb'), '&radius=3&angle=90'],
  ['a wall of planks', basisOfForm('plank'), ''],
] as const;

it.each(kinds)(
  'one figure is on page, button, list, print, messages and copied link: %s',
  async (_, basis, more) => {
    await fc.assert(
      fc.asyncProperty(metres(3, 30), metres(2, 6), metres(2, 8), async (length, height, diameter) => {
        document.body.innerHTML = '';
        await followOrder(
          basis,
          `unit=m&length=${length}&height=${height}&width=${height}&diameter=${diameter}${more}`,
        );
      }),
      { numRuns: samples(2, 25) },
    );
  },
);
