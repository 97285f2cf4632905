import type { FieldSpec } from '../../../lib/field-spec';

const mm = (name: string, label: string): FieldSpec => ({ name, label, kind: 'number', unit: 'mm' });

/** Studio fields for every part of a form; each shape uses some of them (`presets.ts`). The schema has the limits. */
export const formFields: readonly FieldSpec[] = [
  { name: 'shape', label: 'Shape', kind: 'choice' },
  { name: 'outline', label: 'Outline', kind: 'choice' },
  { name: 'laying', label: 'Laying', kind: 'choice' },
  { name: 'section', label: 'Section', kind: 'choice' },
  { name: 'relief', label: 'Relief', kind: 'choice' },
  mm('length', 'Length'),
  mm('width', 'Width'),
  mm('height', 'Height'),
  mm('indent', 'Depth of the waves, the waist or the keys'),
  mm('flank', 'Run of a slope of the waves'),
  mm('across', 'Recess across'),
  mm('down', 'Recess down'),
  mm('depth', 'Height of the relief'),
  mm('pitch', 'From one raised figure to the next'),
  mm('raised', 'Width of a raised figure, or diameter of a stud'),
  mm('gap', 'Between the ends of two bars'),
  mm('run', 'An arm of the chevron along the length'),
  mm('rise', 'An arm of the chevron along the width'),
  {
    name: 'drip',
    label: 'Drip grooves',
    kind: 'group',
    fields: [
      mm('width', 'Width of a groove'),
      mm('depth', 'Depth of a groove'),
      mm('distance', 'From the edge to its middle'),
    ],
  },
  mm('bevel', 'Bevel of the upper edges'),
  {
    name: 'holes',
    label: 'Openings',
    kind: 'group',
    fields: [
      { name: 'along', label: 'How many along the length', kind: 'number' },
      { name: 'across', label: 'How many across the width', kind: 'number' },
      mm('length', 'Length of an opening'),
      mm('width', 'Width of an opening'),
      mm('radius', 'Radius of its corners'),
      mm('pitch', 'Distance between their centres'),
    ],
  },
];
