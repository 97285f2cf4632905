import type { FieldSpec } from '../../lib/field-spec';
import { leastPicture } from '../../lib/picture-limits';
import { inchesOf } from '../../lib/size-text';
import { formFields } from './form/fields';

export { productSchema as schema } from './schema';

export const fields: readonly FieldSpec[] = [
  {
    name: 'name',
    label: 'Name',
    kind: 'text',
    help: 'Tiles may go without a name.',
  },
  {
    name: 'category',
    label: 'Category',
    kind: 'choice',
    isRequired: true,
    help: 'Decides where it appears.',
  },
  {
    name: 'size',
    label: 'Size in mm',
    kind: 'text',
    isRequired: true,
    help: 'For example 390 × 190 × 100 mm.',
  },
  {
    name: 'inch',
    label: 'Size in inches',
    kind: 'text',
    isRequired: true,
    help: 'For example 15.4″ × 7.5″ × 3.9″. Proposed from the size in mm while it is empty.',
    proposal: ({ size }) => (typeof size === 'string' ? inchesOf(size) : ''),
  },
  {
    name: 'summary',
    label: 'Summary',
    kind: 'area',
    help: 'What it is for, in one paragraph.',
  },
  {
    name: 'form',
    label: 'Shape',
    kind: 'group',
    fields: formFields,
  },
  {
    name: 'density',
    label: 'Density',
    kind: 'number',
    unit: 'kg/m³',
    help: 'Of the dry concrete, as measured. The mass of a piece follows from it and from the shape.',
  },
  {
    name: 'densitySource',
    label: 'Source of the density',
    kind: 'text',
    help: 'For example a test report with its laboratory and day.',
  },
  {
    name: 'facts',
    label: 'Stated figures',
    kind: 'rows',
    one: 'figure',
    fields: [
      { name: 'label', label: 'Name', kind: 'text', isRequired: true },
      { name: 'value', label: 'Figure', kind: 'text', isRequired: true },
      { name: 'unit', label: 'Unit', kind: 'text' },
      { name: 'source', label: 'Source', kind: 'text', isRequired: true },
    ],
  },
  {
    name: 'image',
    label: 'Picture',
    kind: 'picture',
    isRequired: true,
    picture: { maxWidth: 1200, ...leastPicture.product, isSquare: true },
  },
];
