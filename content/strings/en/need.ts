import type { NeedBasis, Pattern } from '../../entities/products/form/laying';

/** The calculator on a product's page. `{…}` are figures with their units, unless said otherwise. */
export const need = {
  title: 'How many do I need?',
  lead: 'Put in your measures: pieces to order, with the way they are found.',
  withoutScripts:
    'With scripts on you can enter your own measures, in feet or metres, print the result or the data sheet, and copy a link to it.',
  withoutScriptsPaving:
    'With scripts on you can enter your own measures, in feet or metres, for a rectangle, an L or an outline of corners, print the result or the data sheet, and copy a link to it.',
  fault: 'The calculator could not be loaded, so the example stands. Reload the page to try again.',
  form: 'Your measures',
  outline: 'Outline of the ground',
  shapes: { rectangle: 'Rectangle', l: 'L', free: 'Corners' },
  pattern: 'Pattern',
  patterns: {
    running: 'Running bond',
    'herringbone-90': 'Herringbone 90°',
    'herringbone-45': 'Herringbone 45°',
    basket: 'Basket',
  } satisfies Record<Pattern, string>,
  /** By the names of the fields; of a line the length is a straight one. */
  fields: {
    length: 'Length',
    straight: 'Straight length',
    height: 'Height',
    width: 'Width',
    openings: 'Number of openings (same size)',
    openingWidth: 'Opening width',
    openingHeight: 'Opening height',
    cutLength: 'Length of the part cut out',
    cutWidth: 'Width of the part cut out',
    corners: 'Corners in order, across and up, such as 0 0, 8 0, 6 5',
    second: 'Share of a second colour',
    radius: 'Radius of the curve',
    angle: 'Angle of the curve',
    gaps: 'Gaps such as gates, together',
    loss: 'Allowance for cuts and breakage',
  },
  faults: {
    whole: 'Enter a whole number from 0 to {most}.',
    upTo: 'Enter a number from 0 to {most}.',
    number: 'Enter a number, such as 8 or 8.5.',
    zero: 'Enter a length of more than 0.',
    long: 'Enter at most {limit}.',
    pairs: 'Write each corner as two numbers with a space between, and a comma after each corner.',
    corners: 'Enter from 3 to {most} corners.',
    far: 'A corner lies more than one kilometre away.',
    crossing: 'The outline crosses itself: the side after corner {one} meets the side after corner {other}.',
    cutLength: 'Enter less than the whole length.',
    cutWidth: 'Enter less than the whole width.',
    openings: 'The openings do not fit into the wall.',
    gaps: 'The gaps are longer than the line.',
  },
  drawings: {
    wall: 'Wall, to scale: {size}.',
    paving: 'Ground, to scale: {size}.',
    line: 'Line, to scale: {size}.',
  } satisfies Record<NeedBasis['kind'], string>,
  by: '{width} by {height}',
  /** Below the drawing: how its pieces stand to those that are laid. */
  laid: {
    one: 'To scale, every piece drawn.',
    many: 'Simplified: one piece drawn stands for {count} × {count}. To scale.',
  },
  summary: '{pieces} to order: {measured} by measure and {spare} to spare.',
  caption: 'What is needed, with the way it is found',
  results: {
    wall: 'Wall without openings',
    paving: 'Ground',
    line: 'Line without gaps',
    pieces: 'Pieces by measure',
    piecesFormula: '{extent} ÷ {cover} = {figure}, rounded up',
    wallCover: '({length} × {height}), joints of {joint} included',
    pavingCover: '{area} cm² that one piece covers',
    spare: 'To spare',
    spareFormula:
      '{percent} of {pieces}, rounded up. The percentage is an assumption: put in what your mason counts on',
    order: 'Pieces to order',
    orderFormula: 'the two lines above',
    bricks: 'Clay bricks of a {inches}-inch wall that they replace',
    bricksFormula: '{pieces} blocks of 16 × 8\u00a0in with their joint × {bricks} bricks ÷ {blocks} blocks',
    colours: 'In two colours',
    coloursFormula: '{first} and {second} of {pieces}',
    edge: 'Edge, for kerb stones or edging',
    edgeFormula: 'all sides of the outline',
    outline: 'outline of {corners} corners (shoelace formula)',
  },
  toList: 'Put them on my list',
  listed: '{count} on {list}.',
  myList: 'my list',
};

export type NeedTexts = typeof need;
