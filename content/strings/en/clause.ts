/** Specification clause of a product, as a text file. In English, as tenders are. */
export const clause = {
  title: 'SPECIFICATION CLAUSE',
  source: 'Source: {address}',
  typical: 'Typical clause: the project engineer decides.',
  materials: 'MATERIALS',
  unit: 'Precast concrete unit “{name}”, as made by {maker}, or equal.',
  size: 'Nominal size {size} ({order}), {inch}.',
  section:
    'Openings through the full height: net area {net} mm², {share} % of the gross area; face shells at least {shell} mm, webs at least {web} mm thick.',
  density: 'Dry density of the concrete {density} kg/m³ (source: {source}).',
  stated: '{title}: {value} ({how}).',
  statedAlone: '{title}: {value}.',
  execution: 'EXECUTION',
  wall: 'Lay in running bond with joints of {joint} mm, in courses of {course} mm.',
  half: 'Lay at wall ends and jambs, one in every other course, with joints of {joint} mm, in courses of {course} mm.',
  bricks:
    'Lay with joints of {joint} mm, in courses of {course} mm: a half-brick ({inches}-inch) wall in running bond, a thicker one in the bond that the engineer states.',
  rods: 'Where rods are placed: cores meet from course to course in running bond over {length} × {width} mm.',
  paving: 'Lay on the bed, to the falls and in the pattern that the engineer states.',
  line: 'Lay end to end on the bed that the engineer states; a piece is {length} mm long.',
  planks:
    'Set the planks one on another into the slots of posts that the engineer states; a plank is {length} mm long and covers {width} mm of height.',
  count: '{title}: {value} pieces ({how}), without allowance for breakage.',
  checks: 'CHECKS',
  measure: 'Measure pieces of each delivery against the nominal size; the engineer states the tolerance.',
  unstated:
    'What this clause does not state, such as strength, absorption and fire resistance, the engineer states and the maker shows by test sheet.',
};
