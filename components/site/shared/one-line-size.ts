/** A title whose size, such as 390 × 190 × 190 mm, does not break at the end of a line. */
export const oneLineSize = (title: string) =>
  title.replaceAll(' × ', '\u00a0×\u00a0').replaceAll(' mm', '\u00a0mm');
