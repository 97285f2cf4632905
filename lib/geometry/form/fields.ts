import type { FieldSpec } from '../../records';

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
  mm('indent', 'Depth of waves, waist or keys'),
  mm('flank', 'Run of a slope'),
  mm('across', 'Recess across'),
  mm('down', 'Recess down'),
  mm('depth', 'Height of the relief'),
  mm('pitch', 'Pitch of the figures'),
  mm('raised', 'Width or diameter of a figure'),
  mm('gap', 'Gap between bars'),
  mm('run', 'Arm along the length'),
  mm('rise', 'Arm along the width'),
  {
    name: 'drip',
    label: 'Drip grooves',
    kind: 'group',
    fields: [mm('width', 'Width'), mm('depth', 'Depth'), mm('distance', 'Distance from the edge')],
  },
  mm('bevel', 'Bevel of the upper edges'),
  {
    name: 'holes',
    label: 'Openings',
    kind: 'group',
    fields: [
      { name: 'along', label: 'Number along the length', kind: 'number' },
      { name: 'across', label: 'Number across the width', kind: 'number' },
      mm('length', 'Length'),
      mm('width', 'Width'),
      mm('radius', 'Radius of corners'),
      mm('pitch', 'Pitch'),
    ],
  },
];
