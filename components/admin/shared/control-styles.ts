/** How the studio's controls look: denser than the site's, 44 px high, hairlines, no roundness. */
export const fieldStyle =
  'h-11 min-w-0 border border-concrete-400 bg-white px-3.5 text-ink placeholder:text-concrete-600 disabled:bg-concrete-100';

const action =
  'inline-flex min-h-11 cursor-pointer items-center justify-center gap-2 px-4 py-2 leading-tight font-semibold select-none aria-disabled:cursor-default aria-disabled:opacity-50';

/** Buttons and button-like links. `quiet` has no frame; it stands in bars. */
export const actionStyles = {
  solid: `${action} bg-ink text-paper hover:bg-concrete-800`,
  outline: `${action} border border-concrete-400 bg-white hover:border-ink`,
  quiet: `${action} hover:underline underline-offset-4`,
} as const;

/** A square button that holds an icon; in dense rows it is smaller than 44 px. */
export const iconButtonStyle =
  'grid size-9 cursor-pointer place-content-center border border-transparent text-ink hover:border-ink';
