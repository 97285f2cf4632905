/** Whether the media query holds now; `false` where the browser has no `matchMedia`. */
export const mediaMatches = (query: string) => 'matchMedia' in window && matchMedia(query).matches;

/** Whether the visitor asked for reduced motion. */
export const prefersStill = () => mediaMatches('(prefers-reduced-motion: reduce)');
