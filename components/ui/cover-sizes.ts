/**
 * Returns the `sizes` of a picture that covers a box: as wide as the box, or wider if the box is more upright. `width`
 * is CSS, `height` px or CSS.
 */
export function coverSizes(
  picture: { readonly width: number; readonly height: number },
  width: string,
  height: number | string,
) {
  const ratio = Number((picture.width / picture.height).toFixed(3));
  const needed = typeof height === 'number' ? `${Math.ceil(height * ratio)}px` : `${ratio} * ${height}`;
  return `max(${width}, ${needed})`;
}
