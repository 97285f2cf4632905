import { colourName, countedText } from '@/components/site/shared/counted-text';
import { type ListLine, type Work, workParts } from '@/components/site/shared/project-list/project-list';
import { fill } from '@/content/lib/fill';
import { coloursOf, patternOf } from '@/content/setting-out/estimate';
import { extentOf } from './results';
import { wallNames } from './wall-results';
import type { Calculation, Sold } from './words';

/** A line without the id that the list gives it. */
export type OrderLine = Required<Omit<ListLine, 'id'>>;

/** Returns the lines of an order: one, or one for each colour, or for the whole and the half blocks of a wall. */
export function orderLines(id: string, calculation: Calculation): readonly OrderLine[] {
  const { basis, input, estimate } = calculation;
  const { order, halves } = estimate;
  const work = workOf(calculation);
  const lines = () => {
    if (basis.kind === 'wall' && basis.sold)
      return [
        { product: basis.sold.whole, count: order, work },
        { product: basis.sold.half, count: halves?.order ?? 0, work },
      ];
    if (basis.kind !== 'paving') return [{ product: id, count: order, work }];
    const pattern = patternOf(input.choices.pattern, basis.patterns);
    return coloursOf(input, order).map(({ count, ...colour }) => ({
      product: id,
      count,
      work: { ...work, ...colour, ...(pattern && { pattern }) },
    }));
  };
  return lines().filter(({ count }) => count > 0);
}

/** Name of what is counted: of the product with its size, or of the compared block. */
export const countedTitle = (product: Sold | undefined, { basis, ...calculation }: Calculation) =>
  product?.title ?? (basis.kind === 'comparison' ? wallNames({ ...calculation, basis }).block : '');

/** Returns an order for a message: its product, pieces and pattern, then what they are counted for. */
export function orderText(product: Sold | undefined, calculation: Calculation) {
  const { basis, input, estimate, formats, words } = calculation;
  const { results, counted, options } = words.texts;
  const { label, formula } = extentOf(calculation);
  const pattern = basis.kind === 'paving' && patternOf(input.choices.pattern, basis.patterns);
  const pieces = countedText(
    basis.kind === 'paving'
      ? coloursOf(input, estimate.order).map(({ count, colour }) => ({
          count,
          colour: colourName(colour, options.colour),
        }))
      : [{ count: estimate.order }],
    counted,
    words.language,
  );
  const halves =
    estimate.halves && basis.kind === 'wall' && basis.sold
      ? `\n${fill(results.halves, { size: basis.sold.halfSize })}: ${formats.number(estimate.halves.order)}`
      : '';
  const laid = pattern ? `, ${options.pattern[pattern].toLowerCase()}` : '';
  const { height = 0, posts = 0 } = estimate.boarding ?? {};
  const planks =
    basis.kind === 'planks'
      ? `\n${results.builtHeight}: ${formats.length(height)}\n${fill(words.texts.postsLine, { count: formats.number(posts) })}`
      : '';
  return `${countedTitle(product, calculation) || label}: ${pieces}${laid}${halves}\n${label}: ${formula}${planks}`;
}

/** Returns what the pieces are counted for; lengths and areas are whole, as the list keeps them. */
export function workOf({ basis, input, estimate, unit }: Calculation): Work {
  const { length = 0, width = 0, height = 0, radius = 0, diameter = 0 } = input.numbers;
  const extent = Math.round(estimate.extent);
  const area = (up: number) => (extent === length * up ? {} : { area: extent });
  switch (basis.kind) {
    case 'comparison':
      return { kind: 'wall', unit, sides: [length, height], ...area(height) };
    case 'wall': {
      const thickness = basis.thicknessesIn.length > 0 && { thickness: Number(input.choices.thickness) };
      return { kind: 'wall', unit, sides: [length, height], ...area(height), ...thickness };
    }
    case 'paving':
      if (input.choices.shape === 'free') return { kind: 'ground', unit, sides: [], area: extent };
      if (input.choices.shape === 'circle') return { kind: 'ground', unit, sides: [diameter], area: extent };
      return { kind: 'ground', unit, sides: [length, width], ...area(width) };
    case 'line':
      return { kind: 'run', unit, sides: [extent], ...(radius > 0 && { radius }) };
    case 'planks':
      return {
        kind: 'wall',
        unit,
        sides: [extent, height],
        ...(estimate.boarding && { posts: estimate.boarding.posts }),
      };
  }
}

/** Whether two lines are for the same wall, ground or run in the same colours; its unit and shares may have changed. */
export const isSameWork = (one: Work | undefined, other: Work | undefined) =>
  Object.keys(workParts).every(
    (name) =>
      name === 'unit' ||
      name === 'share' ||
      String(one?.[name as keyof Work]) === String(other?.[name as keyof Work]),
  );
