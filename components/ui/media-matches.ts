/** Returns whether a media query matches now; false in browsers without `matchMedia`. */
export const mediaMatches = (query: string) => 'matchMedia' in window && matchMedia(query).matches;

/** Returns whether the visitor prefers reduced motion. */
export const prefersReducedMotion = () => mediaMatches('(prefers-reduced-motion: reduce)');
