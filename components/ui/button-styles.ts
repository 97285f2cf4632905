import { cva } from 'class-variance-authority';
import { buttonBase, buttonTones } from './button-tones';

/** A button or button-like link in one of its tones. */
export const buttonStyles = cva(buttonBase, {
  variants: { tone: buttonTones },
  defaultVariants: { tone: 'ink' },
});

/** Where an arrow inside a button moves when the button is pointed at. */
export const arrowMotion = 'transition-transform duration-fast ease-course group-hover/button:translate-x-1';
