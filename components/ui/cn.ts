import { clsx, type ClassValue } from 'clsx';

/**
 * Joins class names. Do not combine utilities that set the same property: the order in the stylesheet decides which one
 * wins, and a library that resolves conflicts would cost every widget 7.6 kB.
 */
export const cn = (...values: ClassValue[]) => clsx(values);
