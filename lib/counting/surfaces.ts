/** Laying patterns of pavers. All but running bond need a rectangle twice as long as wide. */
export const patterns = ['running', 'herringbone-90', 'herringbone-45', 'basket'] as const;
export type Pattern = (typeof patterns)[number];

/** A colour that pieces are made in: its id in lists and links, its name on the page, and how it is drawn (`#RRGGBB`). */
export type PieceColour = { readonly id: string; readonly name: string; readonly fill: string };
