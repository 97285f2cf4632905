/** Actions on the ticked rows; loaded after the list. */
export const bulkStrings = {
  setCategory: 'Set category',
  apply: 'Apply',
  export: 'Export',
} as const;

export const reorderStrings = {
  up: 'Up',
  down: 'Down',
  first: 'First',
  last: 'Last',
  toPosition: 'Move to position…',
  of: (way: string, title: string) => `${way}: ${title}`,
  position: 'Position',
  positionOf: (title: string, count: number) => `of ${title}, 1 to ${count}`,
  move: 'Move',
  others: (plural: string) => `The website shows its ${plural} in this order.`,
  how: 'Drag a handle, use the buttons, or press Alt+Up and Alt+Down in a row.',
  moved: (title: string, to: number, count: number) => `“${title}” moved to position ${to} of ${count}`,
} as const;

/** Dragging of rows; loaded separately from the list. */
export const dragStrings = {
  handle: (title: string) => `Drag ${title}`,
  how: 'Press Space to pick up, the arrow keys to move, Space to put down, Escape to cancel.',
  place: (position: number, count: number) => `${position} of ${count}`,
  pickedUp: (place: string) => `Picked up from position ${place}.`,
  over: (place: string) => `Position ${place}.`,
  cancelled: (place: string) => `Back at position ${place}.`,
} as const;
