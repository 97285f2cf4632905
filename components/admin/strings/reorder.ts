/** The making of an order. */
export const reorderStrings = {
  order: {
    others: (many: string) => `The website shows its ${many} in this order.`,
    how: 'Drag a handle, use the buttons, or press Alt+Up and Alt+Down in a row.',
    moved: (one: string, from: number, to: number, count: number) =>
      `${one.charAt(0).toUpperCase()}${one.slice(1)} ${from} moved to position ${to} of ${count}`,
  },
  move: {
    up: 'Up',
    down: 'Down',
    first: 'First',
    last: 'Last',
    toPosition: 'Move to position…',
    /** A way to move with the record that it moves. */
    of: (way: string, title: string) => `${way}: ${title}`,
    position: 'Position',
    positionOf: (title: string, count: number) => `of ${title}, 1 to ${count}`,
    move: 'Move',
  },
} as const;
