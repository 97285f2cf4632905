import { cva } from 'class-variance-authority';

/** How every button and button-like link looks: 52 px high, square, one solid tone. */
export const buttonStyles = cva(
  'group/button inline-flex min-h-control cursor-pointer items-center justify-center gap-4 px-6 py-3 text-base leading-tight font-semibold select-none print:hidden',
  {
    variants: {
      tone: {
        ink: 'bg-ink text-paper hover:bg-concrete-800',
        paper: 'bg-paper text-ink hover:bg-white',
        outline: 'border border-current hover:bg-ink hover:text-paper',
      },
    },
    defaultVariants: { tone: 'ink' },
  },
);

/** Where an arrow inside a button moves when the button is pointed at. */
export const arrowMotion = 'transition-transform duration-fast ease-course group-hover/button:translate-x-1';
