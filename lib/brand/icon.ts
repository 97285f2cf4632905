import { type Mark, markText } from './mark';

/** Returns width and height of a mark that covers an area, at most so high: marks of every shape look equally large. */
export function markSize({ box: [, , width, height] }: Pick<Mark, 'box'>, area: number, highest = Infinity) {
  const scale = Math.min(Math.sqrt(area / (width * height)), highest / height);
  const rounded = (length: number) => Math.round(length * scale * 100) / 100;
  return { width: rounded(width), height: rounded(height) };
}

type IconLook = {
  /** Side of the square in px. */
  readonly side: number;
  /** Part of the side that the mark's longer side takes, 0 to 1. */
  readonly share: number;
  /** Diameter of the circle inside which all of the mark stays, as a part of the side. */
  readonly circle?: number;
  /** Colour of the square; transparent without one. */
  readonly ground?: string | undefined;
  /** Colour of a mark without colours of its own. */
  readonly ink: string;
  /** The same on a dark screen, for an icon that a browser draws. */
  readonly inkOnDark?: string;
};

/** Draws a mark in the middle of a square, as SVG. */
export function iconSvg(mark: Mark, { side, share, circle = Math.SQRT2, ground, ink, inkOnDark }: IconLook) {
  const [, , width, height] = mark.box;
  const scale = side * Math.min(share / Math.max(width, height), circle / Math.hypot(width, height));
  // On whole pixels, so that lines are sharp in a small icon.
  const start = (length: number) => Math.round((side - length * scale) / 2);
  const long = (length: number) => Math.round(length * scale * 100) / 100;
  const place = `x="${start(width)}" y="${start(height)}" width="${long(width)}" height="${long(height)}"`;
  const style =
    inkOnDark === undefined
      ? ''
      : `<style>svg{color:${ink}}@media(prefers-color-scheme:dark){svg{color:${inkOnDark}}}</style>`;
  const square = ground === undefined ? '' : `<rect width="${side}" height="${side}" fill="${ground}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side}" height="${side}" color="${ink}">${style}${square}${markText(mark, place)}</svg>`;
}
