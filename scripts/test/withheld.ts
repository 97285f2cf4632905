import { readFileSync } from 'node:fs';

/** Time of all cores since the machine started, in ticks: the whole, and the part that its host gave to other machines. */
type Ticks = { readonly all: number; readonly stolen: number };

/** Reads `/proc/stat` (proc(5): the eighth figure is `steal`). Null where there is no such file. */
export function readTicks(file = '/proc/stat'): Ticks | null {
  try {
    const [line = ''] = readFileSync(file, 'utf8').split('\n');
    const figures = line.trim().split(/\s+/).slice(1, 9).map(Number);
    return { all: figures.reduce((sum, figure) => sum + figure, 0), stolen: figures[7] ?? 0 };
  } catch {
    return null;
  }
}

/**
 * The share (0 to 1) of a virtual machine's time that its host has withheld between two readings. A run is not slower for
 * it, so it does not count for how long the run may take.
 */
export function withheldShare(before: Ticks | null, after: Ticks | null) {
  if (before === null || after === null || after.all <= before.all) return 0;
  return (after.stolen - before.stolen) / (after.all - before.all);
}
