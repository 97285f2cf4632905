import { clsx, type ClassValue } from 'clsx';
import { extendTailwindMerge } from 'tailwind-merge';

const merge = extendTailwindMerge({
  extend: { classGroups: { 'font-size': [{ type: [() => true] }] } },
});

/** Joins class names; of two utilities that set the same thing, the later one wins. */
export function cn(...values: ClassValue[]) {
  return merge(clsx(values));
}
