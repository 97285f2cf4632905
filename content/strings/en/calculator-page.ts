/** Texts around the calculators that need no script. */
export const calculatorPage = {
  /** Key product page. */
  comparison: {
    title: 'Work it out for your wall',
    lead: 'Blocks, bricks and floor for the wall you have in mind, each with its formula and the figure it rests on.',
    note: "The cards give the maker's figures; this table counts your wall alone. Openings start on a course, and are counted where they cut most. A 5-inch brick wall is 127\u00a0mm by name; its brick is 115\u00a0mm wide.",
    withoutScripts:
      'With scripts on you can enter your own wall, in feet or metres, print the result or copy a link to it.',
    example: 'Worked example',
  },
  /** Product page. */
  product: {
    title: 'How many do I need?',
    lead: 'Put in your measures: pieces to order, with the way they are found.',
    withoutScripts:
      'With scripts on you can enter your own measures, in feet or metres, print the result or the data sheet, and copy a link to it.',
    withoutScriptsPaving:
      'With scripts on you can enter your own measures, in feet or metres, for a rectangle, an L or an outline of corners, print the result or the data sheet, and copy a link to it.',
  },
  fault: 'The calculator could not be loaded, so the example is shown. Reload the page to try again.',
};
