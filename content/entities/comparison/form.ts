import { line, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import type { FieldSpec } from '../../lib/field-spec';

export const comparisonSchema = translated({
  id: slug,
  /** What is compared, in the words that docs/requirements.md fixes. */
  factor: z.enum([
    'Quality of the Structure',
    'Dampness',
    'Building Weight',
    'Product Availability',
    'Insulation Quality',
    'Fire Resistance',
    'Salinity and Fungus',
    'Construction Cost',
  ]),
  /** What holds for traditional clay brick. */
  clay: line(3, 200),
  /** What holds for hollow block. */
  block: line(3, 200),
});

export const fields: readonly FieldSpec[] = [
  { name: 'factor', label: 'Factor', kind: 'choice', isRequired: true },
  { name: 'clay', label: 'Clay brick', kind: 'text', isRequired: true },
  { name: 'block', label: 'Hollow block', kind: 'text', isRequired: true },
];

export { comparisonSchema as schema };
