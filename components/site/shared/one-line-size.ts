/** Inserts no-break spaces into sizes, such as 390 × 190 × 190 mm. */
export const oneLineSize = (text: string) =>
  text.replaceAll(' × ', '\u00a0×\u00a0').replaceAll(' mm', '\u00a0mm');
