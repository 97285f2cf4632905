import { isometricOf } from '@/content/entities/products/drawing/isometric';
import type { Form } from '@/content/entities/products/form/schema';
import { viewsOf } from '@/content/entities/products/drawing/views';
import { fill } from '@/content/lib/fill';
import type { Locale } from '@/content/strings/locale';
import { PAPER_LINES, printScale, round, scaleOf, SHEET_WIDTH } from './sheet';
import { BAR, pictureOfBar, pictureOfIsometric, pictureOfView, type SheetPicture } from './sheet-pictures';
import { noteIn } from './note-in';

/**
 * The tokens of the theme; a file that leaves the site brings its own.
 * @param mm - a length on paper in units of the sheet
 */
const styleOf = (
  mm: (length: number) => number,
  letter: number,
) => `path{fill:none;stroke:#191816;stroke-width:${mm(PAPER_LINES.narrow)}}
[data-line=outline]{stroke-width:${mm(PAPER_LINES.wide)};stroke-linejoin:round}
[data-line=hidden]{stroke-dasharray:${mm(1.5)} ${mm(0.75)}}
[data-line=centre]{stroke:#1e6a44;stroke-dasharray:${mm(4)} ${mm(0.75)} ${mm(0.5)} ${mm(0.75)}}
[data-line=hatch]{stroke:#a09b92}
[data-line=arrow]{fill:#191816}
[data-surface]{stroke:none;fill:#e5e3df;fill-rule:evenodd}
[data-surface=front]{fill:#d3d0ca}
[data-surface=end]{fill:#a09b92}
[data-surface=inside]{fill:#6a655d}
text{font:500 ${letter}px Archivo,Arial,sans-serif;fill:#191816}
g text{text-anchor:middle}`;

const MARGIN = 40;
/** From one line of words to the next, in heights of the face. */
const LINE = 1.5;
/** Lines below each picture for its title and its note, and some room. */
const CAPTION = 3.5;
/** Mean width of a letter, in heights of the face. */
const LETTER_WIDTH = 0.52;

/**
 * The drawing as an SVG file of its own. Printed at its own size it is to the scale that it names: front and section
 * side by side, the plan below the front (first-angle projection, ISO 5456-2). Its words are in the language of `locale`.
 */
export function drawingFile(form: Form, { language, strings }: Locale, title: string, source: string) {
  const { drawing } = strings;
  const views = viewsOf(form);
  const scale = scaleOf(views);
  const { ratio, width, letter: exactLetter } = printScale(scale);
  const mm = (length: number) => round((length * SHEET_WIDTH) / width);
  const letter = round(exactLetter);
  const line = round(LINE * letter);
  const cells = [
    ...views.map((view) => ({
      picture: pictureOfView(view, scale),
      words: [
        drawing.views[view.name],
        ...(view.note === undefined ? [] : wrapped(noteIn(drawing, view.note, language), letter)),
      ],
    })),
    { picture: pictureOfIsometric(isometricOf(form)), words: [drawing.isometric] },
  ];
  const rows = [cells.slice(0, 2), cells.slice(2)];
  const heights = rows.map((row) => Math.max(...row.map(({ picture }) => picture.height)) + CAPTION * line);
  const top = MARGIN + 2 * line;
  const drawn = rows.flatMap((row, index) => {
    const y = top + (index === 0 ? 0 : (heights[0] ?? 0));
    return row.map(({ picture, words }, column) => {
      const x = MARGIN + column * SHEET_WIDTH;
      return (
        group(picture, x, y) +
        words.map((word, at) => textAt(x, round(y + picture.height + (at + 1) * line), word)).join('')
      );
    });
  });
  const bottom = top + heights.reduce((sum, height) => sum + height, 0);
  const bar = pictureOfBar(scale);
  // A sentence a line: at 1:10 the sheet is narrow.
  const notes = [...fill(drawing.fileNote, { bar: `${BAR}`, ratio }, language).split(/(?<=[.।]) /), source];
  const size = {
    width: 2 * (SHEET_WIDTH + MARGIN),
    height: Math.ceil(bottom + bar.height + notes.length * line + MARGIN),
  };
  const millimetres = (units: number) => `${((units * width) / SHEET_WIDTH).toFixed(2)}mm`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${millimetres(size.width)}" height="${millimetres(size.height)}" viewBox="0 0 ${size.width} ${size.height}">`,
    `<title>${escaped(title)}</title><style>${styleOf(mm, letter)}</style>`,
    textAt(MARGIN, MARGIN + 10, title),
    ...drawn,
    group(bar, MARGIN, bottom),
    ...notes.map((note, at) => textAt(MARGIN, round(bottom + bar.height + (at + 1) * line), note)),
    '</svg>',
  ].join('\n');
}

/** A note in lines that are no longer than a picture is wide. */
function wrapped(note: string, letter: number) {
  const most = SHEET_WIDTH / (letter * LETTER_WIDTH);
  return note.split(' ').reduce<readonly string[]>((lines, word) => {
    const longer = [lines.at(-1), word].filter((part) => part !== undefined).join(' ');
    return longer.length > most ? [...lines, word] : [...lines.slice(0, -1), longer];
  }, []);
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
