/** `1 change`, `3 changes`. */
export const countNoun = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** The picture of somebody of whom only a name is known: first letters of the first and the last word. */
export function initialsOf(name: string) {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words.at(0);
  const last = words.length > 1 ? words.at(-1) : undefined;
  return [first, last]
    .flatMap((word) => [...(word ?? '')].slice(0, 1))
    .join('')
    .toLocaleUpperCase('en');
}
