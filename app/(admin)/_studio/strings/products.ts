/** Titles as a sentence lists them: “A”, “B” and “C”. */
const listed = (titles: readonly string[]) => {
  const quoted = titles.map((title) => `“${title}”`);
  return [quoted.slice(0, -1).join(', '), ...quoted.slice(-1)].filter(Boolean).join(' and ');
};

/** What a change of products does to the home page. */
export const featuredStrings = {
  featured: (comes: readonly string[], goes: readonly string[]) =>
    [
      comes.length > 0 ? `The home page will show ${listed(comes)}` : '',
      goes.length > 0
        ? `${comes.length > 0 ? 'and no longer' : 'The home page will no longer show'} ${listed(goes)}`
        : '',
    ]
      .filter(Boolean)
      .join(' ') + '.',
  featuredTwice: (title: string) =>
    `The home page features the first product of each category and the last two: “${title}” is both, and is shown once. To show one more, move another product to the end.`,
} as const;

/** The shape of a product: its form and its drawing in the preview. */
export const productFormStrings = {
  kind: 'Kind of shape',
  kindHelp:
    'Another kind starts from the size in mm above and its usual measures. The drawing is in the preview.',
  noDrawing: 'No drawing',
  measures: 'Measures',
  between: (min: number, max: number) => `${min} to ${max}`,
  wrong: 'The drawing appears when all measures are right.',
} as const;
