import { defineSingleton } from './lib/define-collection';
import { prose } from './lib/fields';
import { z } from './lib/zod';

export const qualityIntroSchema = z.strictObject({
  /** Opening paragraphs, in order. */
  paragraphs: z.array(prose(50, 600)).check(z.minLength(1)),
});

/** What the Quality Assurance page says before its two lists. */
export const qualityIntro = defineSingleton({
  file: 'content/quality.ts',
  schema: qualityIntroSchema,
  record: {
    paragraphs: [
      'A block shows its faults late: in a wall, under plaster, in the second monsoon. So we look for them early. ' +
        'Eight points are checked on the floor while blocks are being made, by the people who make them.',
      'Then samples of every batch go to the laboratory for five tests. A batch leaves the yard when its sheet is ' +
        'complete, and the sheet travels with the delivery.',
      'Blocks are tested by the methods of ASTM C140, pavers by those of ASTM C936 or EN 1338. The results are read ' +
        'against the building code, BNBC 2020.',
    ],
  },
});
