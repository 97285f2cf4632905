import { memoize } from '../../../lib/text';
import { field, line, record, slug, wholeNumber, z } from '../../../lib/records';

export const recordSchema = memoize(() => {
  const heading = z.strictObject({
    title: field('Title', line(3, 60)),
    lead: field('Lead', line(3, 160)),
  });

  const comparison = z.strictObject({
    ...heading.shape,
    brick: field('Name of the brick', z.optional(line(3, 40)), {
      help: 'If empty, the website says Clay brick.',
    }),
    block: field('Name of your block', z.optional(line(3, 40)), {
      help: 'If empty, the website says Our block.',
    }),
  });

  /** How many bricks of a wall so many of the firm's own block replace. */
  const ratio = z.strictObject({
    /** Thickness of the bare brick wall by its name. */
    thicknessIn: field('Thickness', wholeNumber(3, 30), {
      unit: 'in',
      help: 'Of the brick wall, by name, such as 5.',
    }),
    bricks: field('Bricks', wholeNumber(1, 100_000), {
      help: 'The bricks in any piece of this wall, such as 500.',
    }),
    blocks: field('Blocks', wholeNumber(1, 100_000), {
      help: 'How many of your own block fill the same piece of wall, such as 113.',
    }),
  });

  return record({
    id: z.literal('key-product'),
    comparison: field('Comparison', comparison),
    savings: field('Cost cards', heading),
    advantages: field('Advantages', heading),
    /** The firm's own block: walls are counted with its face, on the home page and on this one. */
    block: field('Your own block', z.optional(slug), {
      records: 'products',
      help: 'The home page and the calculator on this page count walls of it. They compare it with brick where you enter a ratio or a cost card with both thicknesses. Without your own block, both are left out.',
    }),
    replaced: field('Bricks that it replaces', z.optional(z.array(ratio).check(z.maxLength(3))), {
      singular: 'brick wall',
      help: 'How many bricks your own block replaces in a wall. Change these figures when you choose another block.',
    }),
  });
});
