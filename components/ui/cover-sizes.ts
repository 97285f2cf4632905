/**
 * Returns the `sizes` of a picture that covers a box: it is as wide as the box, or wider if the box is more upright.
 * @param width - width of the box, as CSS
 * @param height - height of the box, in px or as CSS
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
