/** A pallet, in mm. */
export const PALLET = { length: 1200, width: 1000 };

/** Length and width of a block in mm. */
type Block = { readonly length: number; readonly width: number };

/** Blocks of one layer on a pallet, along it and across it, side by side; undefined where not one fits. */
export function layerOf({ length, width }: Block) {
  const [along, across] = [Math.floor(PALLET.length / length), Math.floor(PALLET.width / width)];
  return along * across === 0 ? undefined : { along, across };
}

/** Path of a pallet from above with one layer of blocks, in m, from its upper left corner; bare without one. */
export function palletPath(layer = { along: 1, across: 1 }) {
  const [length, width] = [PALLET.length / 1000, PALLET.width / 1000];
  const [step, row] = [length / layer.along, width / layer.across];
  const joints = Array.from(
    { length: layer.along - 1 },
    (_, index) => `m${pair(step, index === 0 ? 0 : -width)}v${width}`,
  );
  const courses = Array.from({ length: layer.across - 1 }, (_, index) => {
    if (index > 0) return `m${pair(-length, row)}h${length}`;
    return `m${pair(-step * joints.length, joints.length > 0 ? row - width : row)}h${length}`;
  });
  return [`h${length}v${width}h-${length}z`, ...joints, ...courses].join('');
}

/** Two numbers of a path. */
const pair = (x: number, y: number) => `${Number(x.toFixed(3))} ${Number(y.toFixed(3))}`;
