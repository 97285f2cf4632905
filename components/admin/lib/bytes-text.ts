const UNITS = ['bytes', 'KB', 'MB', 'GB'] as const;
const STEP = 1000;

/** `12 MB`, `1.4 MB`: one decimal below ten, none above. */
export function bytesText(bytes: number) {
  const power = bytes < STEP ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const value = bytes / STEP ** power;
  const shown = power === 0 || value >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
  return `${shown} ${UNITS[power] ?? 'bytes'}`;
}
