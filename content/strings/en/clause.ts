/** Specification clause of a product, as a text file. In English, as tenders are. */
export const clause = {
  title: 'SPECIFICATION CLAUSE',
  source: 'Source, not part of the clause: {address}',
  typical: 'Typical clause. To be confirmed, and its blanks filled in, by the project engineer.',
  materials: 'MATERIALS',
  unit: 'Precast concrete unit: “{name}” or equivalent.',
  size: 'Nominal size {size} ({order}), {inch}.',
  section:
    'Openings through the full height: net area {net} mm², {share}% of the gross area. Face shells at least {shell} mm, webs at least {web} mm thick.',
  density: 'Dry density of the concrete {density} kg/m³ (source: {source}).',
  stated: '{title}: {value} ({how}).',
  statedAlone: '{title}: {value}.',
  blank: '{title}: ________ (as specified by the engineer).',
  execution: 'EXECUTION',
  wall: 'Lay in running bond with joints of {joint} mm, in courses of {course} mm.',
  half: 'Lay at wall ends and jambs, one in every other course. Joints {joint} mm, courses {course} mm.',
  bricks:
    'Lay with joints of {joint} mm, in courses of {course} mm. Lay a half-brick ({inches}-inch) wall in running bond, a thicker one in the bond specified by the engineer.',
  rods: 'Where rods are placed: cores meet from course to course in running bond over {length} × {width} mm.',
  paving: 'Lay on the bed, to the falls and in the pattern specified by the engineer.',
  line: 'Lay end to end on the bed specified by the engineer; a piece is {length} mm long.',
  planks:
    'Set the planks one on another into the slots of posts specified by the engineer. A plank is {length} mm long and covers {width} mm of height.',
  count: '{title}: {value} ({how}), without an allowance for breakage.',
  checks: 'CHECKS',
  sampling: 'Sample ________ pieces of every ________ pieces delivered.',
  measure: 'Measure the samples against the nominal size and the tolerance above.',
  unstated:
    'Strength, absorption and fire resistance are not given here. The engineer shall state the requirement; the supplier shall provide test sheets.',
  payment: 'PAYMENT',
  pay: 'Unit of payment: {unit}, unless the bill of quantities states another.',
  units: {
    wall: '1 m² of wall laid, openings deducted',
    paving: '1 m² of ground laid',
    line: '1 m of line laid',
    row: '1 m of each row laid',
    piece: '1 piece laid',
  },
};
