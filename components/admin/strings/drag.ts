/** Dragging rows; loaded with it, apart from the rest of the list. */
export const dragStrings = {
  handle: (title: string) => `Drag ${title}`,
  how: 'Press Space to pick up, the arrow keys to move, Space to put down, Escape to cancel.',
  place: (position: number, count: number) => `${position} of ${count}`,
  pickedUp: (place: string) => `Picked up from position ${place}.`,
  over: (place: string) => `Position ${place}.`,
  cancelled: (place: string) => `Back at position ${place}.`,
} as const;
