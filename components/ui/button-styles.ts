import { cva } from 'class-variance-authority';
import { buttonBase, buttonTones } from './button-tones';

/** Returns the classes of a button or button-like link by tone. */
export const buttonStyles = cva(buttonBase, {
  variants: { tone: buttonTones },
  defaultVariants: { tone: 'ink' },
});

/** Classes of an arrow that moves when its button is hovered. */
export const arrowMotion = 'transition-transform duration-fast ease-course group-hover/button:translate-x-1';
