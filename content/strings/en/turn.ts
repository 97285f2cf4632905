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
