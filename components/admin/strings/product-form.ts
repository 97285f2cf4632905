/** The shape of a product: its form and its drawing in the preview. */
export const productFormStrings = {
  kind: 'Kind of shape',
  kindHelp:
    'Another kind starts from the size in mm above and its usual measures. The drawing stands in the preview.',
  noDrawing: 'No drawing',
  measures: 'Measures',
  between: (least: number, greatest: number) => `${least} to ${greatest}`,
  wrong: 'The drawing stands here when all measures are right.',
} as const;
