import { type Box, type Point } from '../form/polygon';
import { stepsOf } from '../form/polygon-cuts';
import { type Graphic, LETTER, type Lettering, type Path } from './graphic';
import { lineWidths, type Palette, strokeStyle } from './line-kinds';
import type { Sheet } from './sheet';

const round = (value: number) => Math.round(value * 10) / 10;
/** Formats a path's number in the fewest characters: `.5`, `-.5`. */
const short = (value: number) => String(round(value)).replace(/^(-?)0\./, '$1.');
/** Formats two numbers of a path; a minus sign replaces the space. */
const pair = (x: number, y: number) => `${short(x)} ${short(y)}`.replace(' -', '-');

/** Converts a box to an SVG viewBox, y downwards. */
export const viewBoxOf = ({ min, max }: Box) =>
  [min[0], -max[1], max[0] - min[0], max[1] - min[1]].map(round).join(' ');

/** Returns the elements of a picture. Line widths and figures have their nominal sizes at 1 to `ratio`. */
export const svgOf = ({ paths, words }: Graphic, ratio: number, palette: Palette) =>
  `<g fill="none" fill-rule="evenodd" stroke="${palette.ink}" stroke-width="${round(lineWidths.narrow * ratio)}" stroke-linejoin="round">${paths
    .map((path) => pathElement(path, ratio, palette))
    .join(
      '',
    )}</g><g font-size="${round(LETTER * ratio)}" fill="${palette.ink}" text-anchor="middle">${words.map(textElement).join('')}</g>`;

function pathElement({ kind, lines, isOutlined }: Path, ratio: number, { ink, kinds }: Palette) {
  const { stroke, fill } = kinds[kind] ?? {};
  const { dash, isWide } = strokeStyle(kind);
  const attributes = {
    // Class for lines whose width or dashes the page changes on a screen.
    class: isWide ? 'drawn-wide' : dash && `drawn-${kind}`,
    stroke: isOutlined ? ink : stroke,
    fill,
    'stroke-width': isWide && round(lineWidths.wide * ratio),
    'stroke-linecap': isWide && 'round',
    'stroke-dasharray': dash?.map((length) => round(length * ratio)).join(' '),
    d: pathData({ lines }),
  };
  return `<path${attributesOf(attributes)}/>`;
}

/** Converts lines to SVG path data, y downwards; each starts relative to the end of the one before, in fewer characters. */
export function pathData({ lines }: Pick<Path, 'lines'>) {
  let at: Point = [0, 0];
  return lines
    .map(({ points, isClosed = false }) => {
      const [[x, y] = at] = points;
      const start: Point = [round(x), round(-y)];
      const { steps, end } = stepsFrom(points, isClosed);
      const move = `m${pair(start[0] - at[0], start[1] - at[1])}`;
      at = isClosed ? start : [start[0] + end[0], start[1] + end[1]];
      return `${move}${steps}${isClosed ? 'z' : ''}`;
    })
    .join('');
}

const attributesOf = (values: Readonly<Record<string, string | number | false | undefined>>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** Steps of a line relative to its start, and its end. */
function stepsFrom(points: readonly Point[], isClosed: boolean) {
  const [[startX, startY] = [0, 0]] = points;
  let [x, y] = [0, 0];
  const steps = stepsOf(points, isClosed).map(({ to, bulge }) => {
    const [nextX, nextY] = [round(to[0] - startX), round(startY - to[1])];
    const [right, down] = [round(nextX - x), round(nextY - y)];
    [x, y] = [nextX, nextY];
    if (bulge === 0) return lineTo(right, down);
    const radius = round((Math.hypot(right, down) * (1 + bulge * bulge)) / (4 * Math.abs(bulge)));
    return `a${pair(radius, radius)} 0 ${Math.abs(bulge) > 1 ? 1 : 0} ${bulge > 0 ? 0 : 1} ${pair(right, down)}`;
  });
  return { steps: steps.join(''), end: [x, y] as Point };
}

function lineTo(right: number, down: number) {
  if (right === 0) return `v${short(down)}`;
  return down === 0 ? `h${short(right)}` : `l${pair(right, down)}`;
}

const textElement = ({ text, at: [x, y], anchor, isVertical }: Lettering) =>
  `<text${attributesOf({
    x: !isVertical && round(x),
    y: !isVertical && round(-y),
    transform: isVertical && `translate(${round(x)} ${round(-y)})rotate(-90)`,
    'text-anchor': anchor !== 'middle' && anchor,
  })}>${escaped(text)}</text>`;

/** Escapes a text for XML, which does not allow `]]>` in a text. */
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Writes a sheet as an SVG file; printed at its own size it is to scale. */
export function svgFile(sheet: Sheet, palette: Palette) {
  const { title = '', ratio, box, views, bar, symbol, words } = sheet;
  const [width, height] = [0, 1].map(
    (side) => `${(((box.max[side] ?? 0) - (box.min[side] ?? 0)) / ratio).toFixed(2)}mm`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBoxOf(box)}" font-family="Archivo,Arial,sans-serif" font-weight="500">`,
    // Lines are interrupted behind a figure (ISO 129-1).
    '<style>text{stroke:#fff;stroke-width:.3em;paint-order:stroke}</style>',
    `<title>${escaped(title)}</title>`,
    ...[...views, bar, symbol, words].map(
      (picture) =>
        `<g transform="translate(${round(picture.at[0])} ${round(-picture.at[1])})">${svgOf(picture, ratio, palette)}</g>`,
    ),
    '</svg>',
  ].join('\n');
}
