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

const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;
const STEP = 1000;

/** `12 MB`, `1.4 MB`: one decimal below ten, none above. */
export function bytesText(bytes: number) {
  const power = bytes < STEP ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / STEP ** power;
  const rounded = power === 0 || value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${rounded} ${UNITS[power] ?? 'bytes'}`;
}
