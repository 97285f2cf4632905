import type { ProductFile } from '../../routes';
import type { ViewName } from '../../entities/products/drawing/projection';

/** The page of one product, without its calculator. */
export const productPage = {
  description: '{label}: {size} ({inch}), one of our products in {category}.',
  /** Names of measures below a size, and next to their figures for search engines. */
  measures: { length: 'length', width: 'width', height: 'height' },
  inches: 'Size in inches',
  category: 'Category:',
  ask: 'Ask for a price',
  drawing: 'Drawing',
  drawingLead: 'Front, section and plan to scale.',
  patterns: 'Laying patterns',
  patternsLead: 'A paver twice as long as wide fits all of these.',
  quantities: 'Quantities',
  uses: 'Where it was used',
  related: 'Of the same kind',
  listLead: 'Collect products and quantities on a list, and ask for all prices at once.',
  listWithoutScripts: 'To add pieces to your list, switch JavaScript on.',
  files: {
    pdf: 'Data sheet, PDF',
    txt: 'Specification, TXT',
    svg: 'Drawing, SVG',
    dxf: 'Drawing, DXF',
    glb: '3D shape, GLB',
    usdz: '3D shape, USDZ',
    ifc: 'BIM object, IFC',
  } satisfies Record<ProductFile, string>,
  print: 'Print the data sheet',
  allFiles: 'Files of the range',
  archive: 'All of these as one archive, ZIP, {size}',
  changed: 'Changed',
  kilobytes: '{size} kB',
};

/** Texts of a product's drawings, on its page and in its files. */
export const drawing = {
  views: { front: 'Front', section: 'Section A–A', plan: 'Plan' } satisfies Record<ViewName, string>,
  viewOf: '{view} of {product}: {lengths}',
  noLengths: 'no lengths stated',
  isometric: 'Isometric, not to scale',
  isometricOf: '{product}, seen from the front, the right and above.',
  turn: 'Turn it around',
  bar: 'Scale bar, {length} millimetres',
  barLength: '{length} mm',
  scale: 'Scale 1:{ratio}',
  projection: 'First-angle projection',
  note: 'All figures in mm. Nominal sizes; edges are rounded by a few millimetres.',
};

export type DrawingTexts = typeof drawing;

/** Quantities derived from a product's sizes, each with its calculation. */
export const quantities = {
  caption: 'Quantities, each with its formula',
  wall: 'For 1 m² of wall',
  /** Bricks, whose walls are named by thickness. */
  brickWall: 'For 1 m² of {inches}-inch wall',
  wallHow: '1 m² ÷ ({length} × {height} mm), a joint of {joint} mm included; before rounding',
  brickWallHow: '{leaves} × 1 m² ÷ ({length} × {height} mm), a joint of {joint} mm included; before rounding',
  jamb: 'For 1 m of wall end or jamb',
  jambHow: '1 m ÷ (2 × {height} mm), one in every other course; before rounding',
  ground: 'For 1 m² of ground',
  groundHow: '1 m² ÷ the surface that one piece covers, without joints; before rounding',
  squareFeet: 'For 100 sft (square feet)',
  brickSquareFeet: 'For 100 sft (square feet) of {inches}-inch wall',
  squareFeetHow: '100 sft = 9.29 m²; rounded up to whole pieces',
  wallSquareFeetHow: '100 sft ÷ ({module}), joints included; rounded up to whole pieces',
  line: 'For 10 m of line',
  row: 'For 10 m of wall, each row',
  lineHow: '10 m ÷ {length} mm, without joints; rounded up to whole pieces',
  volume: 'Overall volume',
  volumeOfPlan: 'surface in plan × height',
  volumeOfBox: 'length × width × height',
  litres: '{volume}\u00a0L',
  concrete: 'Concrete in a piece',
  concreteHow: 'the same, less openings and recesses',
  mass: 'Mass of a piece',
  massHow: '{volume} L × {density} kg/m³, dry; {source}',
  densitySource: 'source: {source}',
  densityAssumed: 'assumed density',
  /** Where no formula is beside a mass. */
  assumed: '{title} (assumed density)',
  lift: 'over {limit} kg: do not lift it alone',
  kilograms: '{mass}\u00a0kg',
  /** Below the counts; each is inserted. */
  areas: 'For 1 m² / 100 sft',
  massOf: '{count}, mass',
  wallMassHow: '{pieces} × {mass} kg, without mortar',
  groundMassHow: '{pieces} × {mass} kg',
  trucks: 'Pieces on a truck of {loads} t',
  trucksHow: 'what the truck carries ÷ {mass} kg, whole pieces',
  open: 'Open share',
  openHow: '1 − concrete ÷ overall volume',
};

/** Section of a block or brick, for structural engineers. */
export const section = {
  title: 'For the engineer',
  caption: 'From the nominal geometry of the pieces alone: no joints, grout or reinforcement.',
  mm: '{value} mm',
  mm2: '{value} mm²',
  cm2: '{value} cm²',
  cm3: '{value} cm³',
  cm4: '{value} cm⁴',
  netArea: 'Net area of a piece',
  netAreaHow: '{share} of {gross} mm² in plan',
  shells: 'Face shell and webs',
  shellsHow: 'least thickness: shell / end web / web between cores',
  shellsOfOneHow: 'least thickness: shell / end web',
  equivalent: 'Equivalent thickness',
  equivalentHow: 'net volume ÷ (length × height)',
  area: 'A of 1 m',
  areaHow: 'net area ÷ length',
  moment: 'I of 1 m',
  momentHow: 'second moment of area about the middle of the thickness',
  modulus: 'S of 1 m',
  modulusHow: 'I ÷ half of the thickness',
  gyration: 'Radius of gyration r',
  gyrationHow: 'square root of I ÷ A',
  common: 'Core open through courses in running bond',
  commonHow: 'room for rods and grout, from course to course',
  courses: 'Height of {courses} courses',
  coursesHow: '{course} mm each with its joint; nearest {feet}',
  feet: '{feet} ft {inches} in',
};

/** Texts around the calculators that need no script. */
export const calculatorPage = {
  /** Key product page. */
  comparison: {
    title: 'Work it out for your wall',
    lead: 'Blocks, bricks and floor for the wall you have in mind, each with its formula and source. The cards above give our figures; this counts only your wall.',
    note: 'Openings count at their own size, wherever they are in the wall. A 5-inch brick wall is 127\u00a0mm by name; its brick is 115\u00a0mm wide.',
    withoutScripts:
      'With JavaScript on you can enter your own wall, in feet or metres, print the result or copy a link to it.',
    example: 'Worked example',
  },
  /** Product page. */
  product: {
    title: 'How many do I need?',
    lead: 'Enter your measurements to see how many pieces to order, and how the number is worked out.',
    withoutScripts:
      'With JavaScript on you can enter your own measurements, in feet or metres, print the result or the data sheet, and copy a link to it.',
    withoutScriptsPaving:
      'With JavaScript on you can enter your own measurements, in feet or metres, for a rectangle, an L or an outline of corners, print the result or the data sheet, and copy a link to it.',
  },
  fault: 'The calculator could not be loaded, so the example is shown. Reload the page to try again.',
};
