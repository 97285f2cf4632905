import type { FieldSpec } from '../../records';
import { type Pair, said } from '../../text';

const mm = (name: string, label: Pair): FieldSpec => ({
  name,
  label: said(label),
  kind: 'number',
  unit: 'mm',
});

/** Studio fields for every part of a form; each shape uses some of them (`presets.ts`). The schema has the limits. */
export const formFields: readonly FieldSpec[] = [
  { name: 'shape', label: said(['Shape', 'আকৃতি']), kind: 'choice' },
  { name: 'outline', label: said(['Outline', 'বাইরের রেখা']), kind: 'choice' },
  { name: 'laying', label: said(['Laying', 'বসানো']), kind: 'choice' },
  { name: 'section', label: said(['Section', 'সেকশন']), kind: 'choice' },
  { name: 'relief', label: said(['Relief', 'উপরের নকশা']), kind: 'choice' },
  mm('length', ['Length', 'দৈর্ঘ্য']),
  mm('width', ['Width', 'প্রস্থ']),
  mm('height', ['Height', 'উচ্চতা']),
  mm('indent', ['Depth of waves, waist or keys', 'ঢেউ, খাঁজ বা দাঁতের গভীরতা']),
  mm('flank', ['Run of a slope', 'ঢালের দৈর্ঘ্য']),
  mm('across', ['Recess across', 'আড়াআড়ি খাঁজ']),
  mm('down', ['Recess down', 'নিচের দিকে খাঁজ']),
  mm('depth', ['Height of the relief', 'নকশার উচ্চতা']),
  mm('pitch', ['Pitch of the figures', 'নকশার সেন্টার টু সেন্টার']),
  mm('raised', ['Width or diameter of a figure', 'নকশার প্রস্থ বা ব্যাস']),
  mm('gap', ['Gap between bars', 'রেখার মাঝের ফাঁক']),
  mm('run', ['Arm along the length', 'দৈর্ঘ্য বরাবর বাহু']),
  mm('rise', ['Arm along the width', 'প্রস্থ বরাবর বাহু']),
  {
    name: 'drip',
    label: said(['Drip grooves', 'পানি ঝরার খাঁজ']),
    kind: 'group',
    fields: [
      mm('width', ['Width', 'প্রস্থ']),
      mm('depth', ['Depth', 'গভীরতা']),
      mm('distance', ['Distance from the edge', 'কিনারা থেকে দূরত্ব']),
    ],
  },
  mm('bevel', ['Bevel of the upper edges', 'উপরের কিনারার ঢাল']),
  {
    name: 'holes',
    label: said(['Openings', 'খোপ']),
    kind: 'group',
    fields: [
      { name: 'along', label: said(['Number along the length', 'দৈর্ঘ্য বরাবর সংখ্যা']), kind: 'number' },
      { name: 'across', label: said(['Number across the width', 'প্রস্থ বরাবর সংখ্যা']), kind: 'number' },
      mm('length', ['Length', 'দৈর্ঘ্য']),
      mm('width', ['Width', 'প্রস্থ']),
      mm('radius', ['Radius of corners', 'কোণের ব্যাসার্ধ']),
      mm('pitch', ['Pitch', 'সেন্টার টু সেন্টার']),
    ],
  },
];
