/** The visitor's list of products, and the buttons that put something on it. */
export const list = {
  pieces: 'Pieces',
  add: 'Add to my list',
  change: 'Change my list',
  whole: 'Enter a whole number from 1 to {most}.',
  listed: '{count} on {list}.',
  myList: 'my list',
  keepsNothing: 'This browser keeps nothing: send the list before you leave the site.',
};

/** The texts of the button on a product's page, which is drawn in the browser. */
export type ListTexts = typeof list;
