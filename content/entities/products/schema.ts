import { fault } from '../../lib/fault';
import { code, density, image, line, prose, sizeLine, slug } from '../../lib/fields';
import { sizeInInches, sizeInMm } from '../../lib/size-text';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import { productCategoryNames } from './categories';
import { formSchema } from './form/rules';
import { correctedSize } from './stated-size';

/** In characters; captions are made of both. */
const LONGEST = { name: 120, size: 60 } as const;

/** In characters: a product's name and size with a comma and a blank between them. */
export const LONGEST_CAPTION = LONGEST.name + ', '.length + LONGEST.size;

/** Pages that are beside the products' own under /products. */
const TAKEN_PRODUCT_IDS = ['range', 'list', 'search'];

/** As many as leave its data sheet on one page. */
const MOST_FACTS = 6;

const fact = z.strictObject({
  label: line(2, 60),
  /** A figure, as its source states it. */
  value: code(1, 30),
  unit: z.optional(code(1, 20)),
  /** Such as the test report with its day. */
  source: line(3, 120),
});

export const productSchema = translated({
  id: slug.check(
    z.refine((id) => !TAKEN_PRODUCT_IDS.includes(id), 'is the address of another page: choose another id'),
  ),
  /** As printed on the product; tiles may go without a name. */
  name: z._default(line(0, LONGEST.name), ''),
  category: z.enum(productCategoryNames),
  /** Length × width × height in mm, with the unit, as shown; beside a form the lengths of the form, in any order. */
  size: sizeLine(LONGEST.size, sizeInMm),
  /** The same in inches, as shown. */
  inch: sizeLine(LONGEST.size, sizeInInches),
  image,
  /** What it is for, in one paragraph of plain text. */
  summary: z.optional(prose(20, 600)),
  /** Its nominal geometry: the source of drawing, quantities and files. */
  form: z.optional(formSchema),
  /** Of its concrete, dry, in kg/m³, as measured; the mass of a piece follows from it. */
  density: z.optional(density),
  /** What measured the density, such as a test report with its day. */
  densitySource: z.optional(line(3, 120)),
  /** What its geometry does not say, such as strength: never without the source that states it. */
  facts: z.optional(z.array(fact).check(z.maxLength(MOST_FACTS))),
}).check(
  z.check(({ value, issues }) => {
    const { form, density: stated, densitySource } = value;
    if ((stated === undefined) !== (densitySource === undefined)) {
      const [missing, beside] =
        stated === undefined ? ['density', 'its source'] : ['densitySource', 'the density'];
      const message = `is missing beside ${beside}`;
      issues.push({ code: 'custom', input: value, path: [missing], message, ...fault('predicate') });
    }
    if (form === undefined) return;
    for (const [name, unit] of [
      ['size', 'mm'],
      ['inch', 'inch'],
    ] as const) {
      const corrected = correctedSize(value[name], form, unit);
      if (corrected === null) continue;
      const message = `must be ${corrected} like the shape; change one of the two`;
      issues.push({ code: 'custom', input: value, path: [name], message, ...fault('predicate') });
    }
  }),
);
