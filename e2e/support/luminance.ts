/** Relative luminance (WCAG 2.2) of a colour of three bytes. */
export function luminance(colour: readonly number[]) {
  const [red = 0, green = 0, blue = 0] = colour.map((byte) => {
    const share = byte / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
