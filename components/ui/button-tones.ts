/** Base classes of buttons and button-like links: 52 px high, square corners, one solid tone. */
export const buttonBase =
  'group/button inline-flex min-h-control items-center justify-center gap-4 px-6 py-3 text-base leading-tight font-semibold select-none print:hidden forced-colors:border';

export const buttonTones = {
  ink: 'cursor-pointer bg-ink text-paper hover:bg-concrete-800',
  paper: 'cursor-pointer bg-paper text-ink hover:bg-white',
  outline: 'cursor-pointer border border-current hover:bg-ink hover:text-paper',
  /** For a control without effect, explained by adjacent text. */
  plain: 'cursor-default text-concrete-600',
} as const;
