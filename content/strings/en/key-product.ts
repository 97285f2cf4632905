import type { ComparisonRow } from '../../entities/comparison';

/** The key product page, without its estimator. */
export const keyProduct = {
  title: 'Key Product Information',
  brick: 'Traditional clay brick',
  block: 'Hollow block',
  caption: 'Traditional clay brick compared with hollow block, factor by factor',
  factor: 'Factor',
  factors: {
    'Quality of the Structure': 'Quality of the Structure',
    Dampness: 'Dampness',
    'Building Weight': 'Building Weight',
    'Product Availability': 'Product Availability',
    'Insulation Quality': 'Insulation Quality',
    'Fire Resistance': 'Fire Resistance',
    'Salinity and Fungus': 'Salinity and Fungus',
    'Construction Cost': 'Construction Cost',
  } satisfies Record<ComparisonRow['factor'], string>,
  blockToWall: {
    title: 'From block to wall',
    lead: 'Drawn from the product’s own geometry.',
    steps: {
      outline: 'One block: {length}\u00a0×\u00a0{width}\u00a0mm in plan.',
      openings: 'Two cores run through it: {share} of it is open, so it is light.',
      body: 'Pressed to a height of {height}\u00a0mm.',
      grout: 'Rods and concrete go down through the cores.',
      bond: 'Each course is half a block on from the one below.',
      wall: 'One square metre takes {count} blocks.',
    },
  },
  load: 'Reduced Load',
  expense: 'Reduced Expense',
  space: 'Expanded Space',
  basis: 'Rests on: {basis}.',
};
