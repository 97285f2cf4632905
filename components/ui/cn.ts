import { clsx, type ClassValue } from 'clsx';

/**
 * Joins class names. Two utilities that set the same thing must not meet: which of them wins is decided by the
 * stylesheet, and a library that sorted it out here would cost every widget 7.6 kB.
 */
export const cn = (...values: ClassValue[]) => clsx(values);
