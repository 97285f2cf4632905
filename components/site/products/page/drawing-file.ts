import { isometricOf } from '@/content/entities/products/form/isometric';
import type { Form } from '@/content/entities/products/form/schema';
import { viewsOf } from '@/content/entities/products/form/views';
import { fill } from '@/content/lib/fill';
import type { Locale } from '@/content/strings/locale';
import { printScale, scaleOf, SHEET_WIDTH } from './sheet';
import { BAR, pictureOfBar, pictureOfIsometric, pictureOfView, type SheetPicture } from './sheet-pictures';
import { noteIn } from './note-in';

/** The tokens of the theme; a file that leaves the site brings its own. Lengths in units of the sheet. */
const STYLE = `path{fill:none;stroke:#191816;stroke-width:1.2}
[data-line=outline]{stroke-width:2.4;stroke-linejoin:round}
[data-line=hidden]{stroke-dasharray:9 5}
[data-line=centre]{stroke:#1e6a44;stroke-dasharray:18 5 4 5}
[data-line=hatch]{stroke:#a09b92}
[data-line=arrow]{fill:#191816}
[data-surface]{stroke:none;fill:#e5e3df;fill-rule:evenodd}
[data-surface=front]{fill:#d3d0ca}
[data-surface=end]{fill:#a09b92}
[data-surface=inside]{fill:#6a655d}
text{font:500 17px Archivo,Arial,sans-serif;fill:#191816}
g text{text-anchor:middle}`;

const MARGIN = 40;
/** From one line of words to the next, in units. */
const LINE = 26;
/** Below each picture for its title and note, in units. */
const CAPTION = 60;

/**
 * The drawing as an SVG file of its own. Printed at its own size it is to the scale that it names: front and section
 * side by side, the plan below the front (first-angle projection, ISO 5456-2). Its words are in the language of `locale`.
 */
export function drawingFile(form: Form, { language, strings }: Locale, title: string, source: string) {
  const { drawing } = strings;
  const views = viewsOf(form);
  const scale = scaleOf(views);
  const { ratio, width } = printScale(scale);
  const cells = [
    ...views.map((view) => ({
      picture: pictureOfView(view, scale),
      words: [
        drawing.views[view.name],
        ...(view.note === undefined ? [] : [noteIn(drawing, view.note, language)]),
      ],
    })),
    { picture: pictureOfIsometric(isometricOf(form)), words: [drawing.isometric] },
  ];
  const rows = [cells.slice(0, 2), cells.slice(2)];
  const heights = rows.map((row) => Math.max(...row.map(({ picture }) => picture.height)) + CAPTION);
  const top = MARGIN + 2 * LINE;
  const drawn = rows.flatMap((row, index) => {
    const y = top + (index === 0 ? 0 : (heights[0] ?? 0));
    return row.map(({ picture, words }, column) => {
      const x = MARGIN + column * SHEET_WIDTH;
      return (
        group(picture, x, y) +
        words.map((word, line) => textAt(x, y + picture.height + (line + 1) * 22, word)).join('')
      );
    });
  });
  const bottom = top + heights.reduce((sum, height) => sum + height, 0);
  const bar = pictureOfBar(scale);
  const size = {
    width: 2 * (SHEET_WIDTH + MARGIN),
    height: Math.ceil(bottom + bar.height + 2 * LINE + MARGIN),
  };
  const millimetres = (units: number) => `${((units * width) / SHEET_WIDTH).toFixed(2)}mm`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${millimetres(size.width)}" height="${millimetres(size.height)}" viewBox="0 0 ${size.width} ${size.height}">`,
    `<title>${escaped(title)}</title><style>${STYLE}</style>`,
    textAt(MARGIN, MARGIN + 10, title),
    ...drawn,
    group(bar, MARGIN, bottom),
    textAt(MARGIN, bottom + bar.height + LINE, fill(drawing.fileNote, { bar: BAR, ratio })),
    textAt(MARGIN, bottom + bar.height + 2 * LINE, source),
    '</svg>',
  ].join('\n');
}

const group = ({ paths, texts }: SheetPicture, x: number, y: number) =>
  [
    `<g transform="translate(${x} ${y})">`,
    ...paths.map((path) =>
      'line' in path
        ? `<path data-line="${path.line}" d="${path.d}"/>`
        : `<path data-surface="${path.surface}" d="${path.d}"/>`,
    ),
    ...texts.map(
      ({ text, x: left, y: base, isUpright }) =>
        `<text transform="translate(${left} ${base})${isUpright ? '' : ' rotate(-90)'}">${escaped(text)}</text>`,
    ),
    '</g>',
  ].join('');

const textAt = (x: number, y: number, text: string) => `<text x="${x}" y="${y}">${escaped(text)}</text>`;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
