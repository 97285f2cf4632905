/** Laying patterns of pavers. All but running bond need a rectangle twice as long as wide. */
export const patterns = ['running', 'herringbone-90', 'herringbone-45', 'basket'] as const;
export type Pattern = (typeof patterns)[number];

/** Colours of pavers, defined by `.paver-…` in `app/styles/calculator.css`. */
export const paverColours = ['grey', 'red', 'charcoal', 'ochre'] as const;
export type PaverColour = (typeof paverColours)[number];
