/** Inserts no-break spaces into a size in a title, such as 390 × 190 × 190 mm. */
export const oneLineSize = (title: string) =>
  title.replaceAll(' × ', '\u00a0×\u00a0').replaceAll(' mm', '\u00a0mm');
