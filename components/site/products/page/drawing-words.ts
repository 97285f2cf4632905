import type { View } from '@/content/entities/products/form/view';

export const viewTitles: Readonly<Record<View['name'], string>> = {
  front: 'Front',
  section: 'Section A–A',
  plan: 'Plan',
};
export const isometricTitle = 'Isometric, not to scale';
export const drawingNote = 'All figures in mm. Nominal sizes; edges are rounded by a few millimetres.';
