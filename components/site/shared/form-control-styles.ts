/** How every control of a form looks: as high as a button and square. */
const frame =
  'block min-h-control w-full rounded-none border border-concrete-600 leading-normal text-ink hover:border-ink';

/** A control that is typed into. */
export const controlStyles = `${frame} bg-paper px-4 text-base read-only:bg-concrete-100`;

/** A control that takes a file: the browser's own button, in the site's looks. */
export const fileControlStyles = `${frame} bg-paper py-1.5 pr-4 pl-1.5 type-small file:mr-4 file:min-h-10 file:cursor-pointer file:bg-ink file:px-4 file:font-semibold file:text-paper hover:file:bg-concrete-800`;
