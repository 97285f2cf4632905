import type { FigureKind } from '../../entities/products/stated';

/** What is stated of a product beyond its geometry. */
export const stated = {
  title: 'Stated figures',
  caption: 'What is stated of the product, each with its source',
  source: 'Source: {source}',
  /** Name, and value with its unit. */
  measured: {
    strength: ['Compressive strength, mean', '{value}\u00a0MPa'],
    absorption: ['Water absorption', '{value}\u00a0%'],
    shrinkage: ['Drying shrinkage', '{value}\u00a0mm/m'],
    fire: ['Fire resistance', '{value}\u00a0min'],
    sound: ['Sound reduction', '{value}\u00a0dB'],
    thermal: ['Thermal resistance', '{value}\u00a0m²·K/W'],
    abrasion: ['Abrasion', '{value}\u00a0mm'],
    slip: ['Slip resistance, pendulum value', '{value}'],
  } satisfies Record<FigureKind, readonly [name: string, value: string]>,
  psi: '{value} psi',
  test: '{method}; {laboratory}, {day}',
  report: 'Report',
  strengthClass: 'Strength class',
  toleranceClass: 'Tolerance class',
  chamfer: ['Chamfer', '{value}\u00a0mm'],
  colours: 'Colours',
  standard: 'Standard',
  declarations: {
    DoP: 'Declaration of performance',
    EPD: 'Environmental declaration (EPD)',
    Certificate: 'Certificate',
  },
  issued: 'of {day}',
  valid: 'of {day}, valid until {until}',
  document: 'Document',
  perPallet: ['Pieces on a pallet', '{value}'],
  palletMass: ['Mass of a full pallet', '{value}\u00a0kg'],
  leastOrder: ['Least order', '{value}\u00a0pieces'],
  days: ['Delivery time', '{value}\u00a0days'],
};
