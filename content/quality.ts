import { defineCollection, defineSingleton } from './lib/define-collection';
import { line, prose } from './lib/fields';
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

export const checkSchema = z.strictObject({
  title: line(3, 60),
  text: line(30, 240),
});

/** The eight field-level checking points, in the order of the work. */
export const checkingPoints = defineCollection({
  file: 'content/quality.ts (checking points)',
  schema: checkSchema,
  idField: 'title',
  records: [
    {
      title: 'Sand and stone on arrival',
      text: 'Each load is looked at, rubbed and sieved: clean, graded, free of clay and roots. A dirty load goes back on its truck.',
    },
    {
      title: 'Cement in order of age',
      text: 'Cement is stored dry and off the floor, and used in the order in which it came. A bag with lumps is not used.',
    },
    {
      title: 'Moisture by hand',
      text: 'A handful of every mix is squeezed. It must hold its shape and leave the palm just damp; too dry will not compact, too wet will slump.',
    },
    {
      title: 'Wear of the mould',
      text: 'Liners and tamper shoes are measured at the start of the shift and changed before the block outgrows its size.',
    },
    {
      title: 'Height by gauge',
      text: 'The mould fixes length and width; height depends on filling and vibration. So it is gauged on every pallet that leaves the press.',
    },
    {
      title: 'Edges and corners',
      text: 'Fresh blocks are looked over before they reach the rack. Cracked, leaning or chipped ones go back to the mixer while they still can.',
    },
    {
      title: 'Water for curing',
      text: 'Blocks are kept shaded and wet for the whole of their curing. Each watering is written on the card of the rack.',
    },
    {
      title: 'Stacking and dates',
      text: 'Stacks stand level and bonded, on dry ground, with the date of making on each pallet. Nothing is loaded before its age.',
    },
  ],
});

/** The five laboratory tests, in the order in which they are made. */
export const qualityTests = defineCollection({
  file: 'content/quality.ts (quality tests)',
  schema: checkSchema,
  idField: 'title',
  records: [
    {
      title: 'Dimensions',
      text: 'Length, width, height and the thickness of shells and webs are measured with a calliper, and faces are tried with a square.',
    },
    {
      title: 'Density',
      text: 'Samples are dried in the oven until their weight no longer changes, then weighed and measured. A light block is a badly compacted one.',
    },
    {
      title: 'Water absorption',
      text: 'Dry samples are weighed, soaked for a day and weighed again. Our hollow blocks take up 3–7\u00a0%; clay brick takes up 12–20\u00a0%.',
    },
    {
      title: 'Compressive strength',
      text: 'Capped samples are crushed in the testing machine at a steady rate. The load at failure over the area is the strength on the sheet.',
    },
    {
      title: 'Shrinkage and abrasion',
      text: 'Walling blocks are measured wet and dry, to know how far they shrink. Pavers and tiles are worn down under a wheel, to know how long they last.',
    },
  ],
});
