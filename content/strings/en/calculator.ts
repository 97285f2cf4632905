import type { Basis } from '../../setting-out/basis';
import type { PaverColour, Pattern } from '../../setting-out/surfaces';
import { loads } from './list';

/** Texts of the calculators' script. `{…}` are figures with their units, unless stated otherwise. */
export const calculator = {
  /** Key product page. */
  comparison: {
    form: 'Your wall',
    caption: '{heading}: {wall}',
    whole: '{area} of wall: {size}; {block} in place of a {brick}.',
    less: '{area} of wall: {size}, less {openings} of {opening}; {block} in place of a {brick}.',
    brickWall: '{inches}-inch brick wall',
    blockName: '{mm}\u00a0mm block',
  },
  /** Product page. */
  product: { form: 'Your measurements', caption: 'What you need, and how it is worked out' },
  units: { ft: 'ft', m: 'm', mm: 'mm', in: 'in', sft: 'sft', sqm: 'm²', cft: 'cft', cum: 'm³' },
  counts: {
    opening: { one: '{count} opening', other: '{count} openings' },
    block: { one: '{count} block', other: '{count} blocks' },
    brick: { one: '{count} brick', other: '{count} bricks' },
    half: { one: '{count} half block', other: '{count} half blocks' },
    piece: { one: '{count} piece', other: '{count} pieces' },
  },
  /** By name of the field. The length of a line is that of its straight part. */
  fields: {
    unit: 'Measured in',
    length: 'Length',
    straight: 'Straight length',
    height: 'Height',
    width: 'Width',
    thickness: 'Wall, by the thickness of brick',
    openings: 'Number of openings (same size)',
    openingWidth: 'Opening width',
    openingHeight: 'Opening height',
    brick: 'Instead of a brick wall of',
    block: 'Built of blocks of',
    waste: 'Waste allowance',
    shape: 'Outline of the ground',
    cutLength: 'Length of the part cut out',
    cutWidth: 'Width of the part cut out',
    corners: 'Corners in order, across and up, such as 0 0, 8 0, 6 5',
    pattern: 'Pattern',
    colour: 'Colour',
    secondColour: 'Second colour',
    second: 'Share of a second colour',
    radius: 'Radius of the curve',
    angle: 'Angle of the curve',
    gaps: 'Gaps such as gates, together',
    runs: 'Separate runs (one gate makes two)',
    loss: 'Waste allowance',
  },
  options: {
    unit: { ft: 'Feet', m: 'Metres' },
    inches: '{inches}-inch',
    shape: { rectangle: 'Rectangle', l: 'L', free: 'Corners' },
    pattern: {
      running: 'Running bond',
      'herringbone-90': 'Herringbone 90°',
      'herringbone-45': 'Herringbone 45°',
      basket: 'Basket',
    } satisfies Record<Pattern, string>,
    colour: { grey: 'Grey', red: 'Red', charcoal: 'Charcoal', ochre: 'Ochre' } satisfies Record<
      PaverColour,
      string
    >,
  },
  faulty:
    'An entry cannot be used; see the note below it. The results are still those of the last valid entries.',
  faults: {
    number: 'Enter the {measure} as a number, such as 8 or 8.5.',
    zero: 'The {measure} must be more than 0.',
    long: 'The {measure} can be at most {limit}.',
    /** Names of the lengths in these sentences. */
    measures: {
      length: 'length',
      height: 'height',
      width: 'width',
      radius: 'radius',
      gaps: 'length of the gaps',
    },
    whole: 'Enter a whole number from {least} to {most}.',
    percent: 'Enter a percentage from 0 to {most}.',
    range: 'Enter a number from 0 to {most}. Until then {start} is counted.',
    degrees: 'Enter an angle from 0 to {most} degrees.',
    wide: 'An opening cannot be wider than the wall, {length}.',
    high: 'An opening cannot be higher than the wall, {height}.',
    room: 'The wall has room for {openings} of this size at most.',
    nothingLeft: 'The openings leave no wall to build.',
    pairs: 'Write each corner as two numbers with a space between, and a comma after each corner.',
    corners: 'Enter from 3 to {most} corners.',
    far: 'A corner lies more than one kilometre away.',
    crossing: 'The outline crosses itself: the side after corner {one} meets the side after corner {other}.',
    cutLength: 'Enter less than the whole length.',
    cutWidth: 'Enter less than the whole width.',
    gaps: 'The gaps leave nothing of the line.',
  },
  roundedUp: '{figure}, rounded up',
  thickness: {
    label: 'Thickness of both walls, to one scale',
    thicker: '{size} thicker',
    thinner: '{size} thinner',
  },
  drawing: {
    withoutOpenings: 'Elevation of the wall, to scale: {length} long and {height} high, without openings.',
    withOpenings:
      'Elevation of the wall, to scale: {length} long and {height} high, with {count} × {size} of openings.',
    planks: 'Wall of planks between posts, to scale: {length} long and {height} high.',
    paving: 'Ground, to scale: {size}.',
    line: 'Line, to scale: {size}.',
    by: '{width} by {height}',
    tooLarge: 'To scale. Too long or too high for its courses to be drawn: the outline stands for the wall.',
    oneBlock: 'One block, {face}, joint included. To scale.',
    oneBrick: 'One brick, {face}, joint included. To scale.',
    blocks: 'Simplified: one module drawn stands for {count} × {count} blocks of {face}. To scale.',
    bricks: 'Simplified: one module drawn stands for {count} × {count} bricks of {face}. To scale.',
    patternLaid: '{pattern}. {laid}',
    onePiece: 'To scale, every piece drawn.',
    pieces: 'Simplified: one piece drawn stands for {count} × {count}. To scale.',
  },
  loads,
  summary: {
    order: '{blocks} to order: {wall} for the wall and {waste} for waste.',
    pieces: '{pieces} to order: {measured} needed and {spare} to spare.',
    halves: 'And {pieces}: {measured} needed and {spare} to spare.',
    tight:
      'Straight pieces of {size} follow curves of {radius} and wider; for this one they are cut to {cut}, {each} from each.',
    bricks: 'They take the place of {bricks} of a {brick}.',
    lost: 'Floor space lost: {area}.',
    gained: 'Floor space gained: {area}.',
    saved: 'Reduced Load {load}, Reduced Expense {expense}.',
  },
  results: {
    heads: ['Result', 'Figure', 'Formula', 'Rests on'],
    none: 'None',
    nothing: 'Nothing is claimed.',
    /** Names of the covered extent, by kind; the comparison of walls has its own. */
    extent: {
      comparison: 'Wall to build',
      wall: 'Wall, openings deducted',
      paving: 'Ground',
      line: 'Line, gaps deducted',
      planks: 'Line, gaps deducted',
    } satisfies Record<Basis['kind'], string>,
    extentBasis: 'Your measurements.',
    blocks: 'Blocks',
    blocksBasis:
      'Geometry: the nominal face of a block, joint included; the same count as on the cards above. It holds for every thickness.',
    laid: 'Blocks needed',
    laidBasis:
      'Geometry: a face of 390 × 190\u00a0mm and a joint of 10\u00a0mm, courses in running bond, halves cut from whole blocks, openings where they cut most. Order by this count.',
    pieces: 'Pieces needed',
    coursesFormula:
      '{courses} courses in running bond, {module} with the joint, openings where they cut most: {whole} + {halves} halves ÷ 2',
    wholeFormula: '{courses} courses in running bond, {module} with the joint, openings where they cut most',
    topCourse: '; the course on top is cut to {height}',
    leaves: '; half a brick thick × {leaves}',
    halves: 'Half blocks, {size}',
    halvesFormula: 'ends and jambs of the courses, and rests of at most half a block',
    pavingFormula:
      '{whole} whole and {cut} cut at the edge, laid from the lower left; two cuts of at most half a piece come out of one',
    lineFormula: '{extent} ÷ {cover} = {figure}',
    curveFormula: '{arc} of the curve ÷ {cut} = {figure}, {each} from each piece',
    runsFormula: '; {more} more, as each of {runs} runs rounds up',
    planksFormula: '{bays} bays of {length} × {rows} rows of {width}',
    posts: 'Posts',
    postsFormula:
      'one more than bays in each run, from middle to middle {length} and the web of the post, which the count of bays leaves out; they are not part of the order',
    uncut: 'Without cutting',
    uncutWall:
      'the nearest size in whole modules; {length} of the length and {height} of the height are left over. Module: {half}\u00a0×\u00a0{course}',
    builtHeight: 'Height of the wall',
    builtHeightFormula: 'whole rows, nearest to your height; one row more is {planks} planks',
    waste: 'Waste allowance',
    wasteFormula: '{percent} of {blocks} = {figure}',
    wasteBasis: 'Your allowance for broken blocks; cut ones are counted above.',
    spare: 'To spare',
    spareFormula:
      '{percent} of {pieces}, rounded up. The percentage is an assumption: enter the allowance that your mason uses',
    order: 'Blocks to order',
    orderBasis: 'The blocks needed and the waste.',
    orderPieces: 'Pieces to order',
    orderHalves: 'Half blocks to order',
    orderFormula: 'needed, and to spare',
    bricks: 'Bricks they replace',
    bricksUnknown: 'Our figures state no number of bricks for a {brick}.',
    bricksFormula: '{blocks} × {replacing} ÷ {replaced}, to the nearest brick',
    bricksBasis:
      'Stated: {replaced} blocks, before waste, take the place of {replacing} bricks of a {brick}.',
    clayBricks: 'Clay bricks of a {inches}-inch wall that they replace',
    clayBricksFormula:
      '{blocks} blocks of 16 × 8\u00a0in with their joint × {replacing} bricks ÷ {replaced} blocks',
    lost: 'Floor space lost',
    gained: 'Floor space gained',
    floorFormula: '{length} × ({difference}), {thickness} of thickness',
    floorBasis: 'Geometry: nominal thickness of the bare walls, along the full length.',
    load: 'Reduced Load',
    loadFormula: '(load of the brick wall − load of the block wall) ÷ load of the brick wall',
    expense: 'Reduced Expense',
    expenseFormula: '(cost of the brick wall − cost of the block wall) ÷ cost of the brick wall',
    savingUnknown: 'Our figures do not compare the {block} against the {brick}.',
    savingBasis:
      'Stated on the card above for the {block} against the {brick}. A share of the whole, so the size of the wall does not change it.',
    colours: 'In two colours',
    coloursFormula: '{first} and {second} of {pieces}',
    edge: 'Edge, for kerb stones or edging',
    edgeFormula: 'all sides of the outline',
    outline: 'outline of {corners} corners (shoelace formula)',
  },
  /** What the pieces are laid in; the rest of its texts is in `materials.ts`. */
  materials: {
    titles: {
      wall: 'Mortar, cement and sand',
      mortar: 'Mortar bed, cement and sand',
      sand: 'Sand bed',
      concrete: 'Bed and haunch of concrete',
    },
    fault: 'The materials could not be loaded. Reload the page to try again.',
  },
  actions: {
    copy: 'Copy link',
    print: 'Print',
    copied: 'The link is copied.',
    notCopied: 'The browser did not let the link be copied. Copy it by hand:',
    link: 'Link to this wall',
    toList: 'Add them to my list',
    instead: 'Replace what is on my list',
    listed: '{count} on {list}.',
    myList: 'my list',
  },
};

export type CalculatorTexts = typeof calculator;

/** Texts of the 3D view, which is rendered in the browser. */
export const turn = {
  failed: 'It could not be loaded. Reload the page to try again.',
  noShape:
    'This browser could not load or draw the shape. The drawing remains, and the 3D file can be downloaded below.',
  controls: 'Turn the product',
  left: 'Turn left',
  right: 'Turn right',
  up: 'Turn up',
  down: 'Turn down',
  view: 'The product in three dimensions, {around}° around and {towards}° towards you',
  reset: 'Reset',
  /** Opens another app, which the text names. */
  space: 'View in your space (opens the Google app)',
  quickLook: 'View in your space',
};

export type ModelViewerTexts = typeof turn;
