/**
 * The `sizes` of a picture that covers a box: it is shown as wide as the box, or wider where the box is upright.
 * @param width of the box, as CSS
 * @param height of the box, in px or as CSS
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
