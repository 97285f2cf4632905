/** Base of the studio's controls: denser than the site's, 44 px high, with hairlines and square corners. */
const field =
  'border border-concrete-400 bg-white px-3.5 text-ink placeholder:text-concrete-600 disabled:bg-concrete-100';

export const fieldStyle = `h-11 min-w-0 ${field}`;

/** Fields of other sizes. `filter` shrinks to 160 px at least, `low` is for dense rows. */
export const fieldStyles = {
  filter: `h-11 min-w-40 ${field}`,
  low: `h-9 min-w-0 ${field}`,
} as const;

const action =
  'inline-flex cursor-pointer items-center justify-center gap-2 leading-tight font-semibold select-none aria-disabled:cursor-default aria-disabled:opacity-50';
const outline = 'border border-concrete-400 bg-white hover:border-ink';
const quiet = 'underline-offset-4 hover:underline';

/** Marks a pressed toggle in forced colours, which replace backgrounds and border colours. */
export const pressedStyle = 'forced-colors:aria-pressed:border-4';

/** Do not add utilities that set the same property: stylesheet order decides. `Low`: dense rows; `quiet`: bars. */
export const actionStyles = {
  solid: `${action} min-h-11 px-4 py-2 bg-ink text-paper hover:bg-concrete-800 forced-colors:border`,
  outline: `${action} min-h-11 px-4 py-2 ${outline}`,
  outlineLow: `${action} min-h-9 px-4 py-1 ${outline}`,
  publish: `${action} min-h-9 px-4 py-1 bg-good text-white hover:bg-ink forced-colors:border`,
  icon: `${action} size-10 hover:bg-concrete-100`,
  onDark: `${action} min-h-11 border border-white px-4 py-2 text-white hover:bg-ink`,
  entry:
    'flex min-h-11 w-full cursor-pointer items-center px-4 py-2 text-left hover:bg-paper aria-disabled:cursor-default aria-disabled:opacity-50',
  quiet: `${action} min-h-11 px-4 py-2 ${quiet}`,
  quietTight: `${action} min-h-11 px-2 py-2 ${quiet}`,
  quietLow: `${action} min-h-9 px-2 py-1 ${quiet}`,
} as const;

const iconButton = 'grid size-9 place-content-center border border-transparent text-ink hover:border-ink';

/** Square icon buttons of 36 px, for dense rows. `drag` is a handle. */
export const iconButtonStyles = {
  press: `${iconButton} cursor-pointer`,
  drag: `${iconButton} cursor-grab touch-none`,
} as const;
