import { line, slug } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';
import type { FieldSpec } from '../../lib/field-spec';

/** Per cent, drawn on a ring from 0 to 100. */
const percentage = z.number().check(z.minimum(0), z.maximum(100));

export const benefitSchema = translated({
  id: slug,
  /** What the block replaces. */
  subtitle: line(3, 80),
  title: line(3, 60),
  /** What the three figures rest on. */
  basis: line(3, 80),
  /** Floor gained, with its unit, as shown. */
  expandedSpace: line(3, 20),
  /** Less dead load than the brick wall, in per cent. */
  reduceLoad: percentage,
  /** Less cost than the brick wall, in per cent. */
  reduceExpanse: percentage,
});

export const fields: readonly FieldSpec[] = [
  { name: 'title', label: 'Title', kind: 'text', isRequired: true },
  { name: 'subtitle', label: 'Against', kind: 'text', isRequired: true, help: 'What the block replaces.' },
  { name: 'basis', label: 'Basis', kind: 'text', isRequired: true, help: 'What the three figures rest on.' },
  { name: 'expandedSpace', label: 'Floor gained', kind: 'text', isRequired: true, help: 'With its unit.' },
  { name: 'reduceLoad', label: 'Reduced load', kind: 'number', unit: '%', isRequired: true },
  { name: 'reduceExpanse', label: 'Reduced expense', kind: 'number', unit: '%', isRequired: true },
];

export { benefitSchema as schema };
