/** How every control of a form looks: as high as a button, square, on paper. */
export const controlStyles =
  'block w-full min-h-control rounded-none border border-concrete-600 bg-paper px-4 text-base leading-normal text-ink hover:border-ink';
