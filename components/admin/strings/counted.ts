/** `1 change`, `3 changes`. */
export const countNoun = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;
