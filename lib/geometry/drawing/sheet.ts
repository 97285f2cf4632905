import { fill, type Language } from '../../text';
import { type Box, boxOf, type Point } from '../form/polygon';
import type { Form } from '../form/schema';
import { type Graphic, graphicOf, grown, HALF_FIGURE, type Lettering } from './graphic';
import type { Named } from './figures';
import type { ViewName } from './projection';
import {
  barGraphic,
  barLength,
  isometricGraphic,
  type SolvedDrawing,
  solveDrawing,
  symbolGraphic,
  type ViewParts,
  viewOf,
} from './views';

/** A picture and the position of its origin on the sheet. */
type Placed = Graphic & { readonly at: Point };

type SheetView = Placed & {
  readonly name: ViewName | 'isometric';
  /** Its dimensions: what each measures, and its text. */
  readonly stated: readonly Named[];
  readonly parts?: ViewParts;
};

/** Words on a sheet, with values in braces. */
export type SheetWords = Readonly<
  Record<'isometric' | 'barLength' | 'scale' | 'projection' | 'note', string>
> & {
  readonly views: Readonly<Record<ViewName, string>>;
};

type SheetTexts = {
  readonly texts: SheetWords;
  readonly language: Language;
  /** First and last line of a file. */
  readonly title?: string;
  readonly source?: string;
  /** Whether to omit the isometric view, whose surfaces cover each other: CAD programs draw all lines. */
  readonly isFlat?: boolean;
};

/** Scales of ISO 5455 (1:50 for larger products), and room for views on the printed data sheet in mm: less height at 1:5, as more rows follow. */
const RATIOS = [5, 10, 20] as const;
const ROOM = { width: 178, height: 96, heightOfLarge: 108 };
/** In mm on paper: most free width for the isometric view, distance of text lines, and margin. */
const WIDEST = 60;
const LINE = 4.5;
const EDGE = 7;

/** Draws a form at the largest scale that fits. */
export function sheetOf(form: Form, words: SheetTexts) {
  const drawing = solveDrawing(form);
  const hasRoom = (ratio: number) => {
    const { min, max } = boxOf(viewsAt(ratio, drawing).flatMap(cornersOf));
    const height = ratio === RATIOS[0] ? ROOM.height : ROOM.heightOfLarge;
    return max[1] - min[1] <= height * ratio && max[0] - min[0] <= ROOM.width * ratio;
  };
  const ratio = RATIOS.find(hasRoom) ?? 50;
  const views = viewsAt(ratio, drawing).filter(({ name }) => !(words.isFlat && name === 'isometric'));
  return sheetAt(ratio, views, words);
}

const cornersOf = ({ box: { min, max }, at: [x, y] }: Placed): readonly Point[] =>
  [min, max].map((corner): Point => [corner[0] + x, corner[1] + y]);

function viewsAt(ratio: number, drawing: SolvedDrawing): readonly SheetView[] {
  const view = (name: ViewName) => viewOf(name, drawing, ratio);
  const [front, section, plan] = [view('front'), view('section'), view('plan')];
  // Views are aligned in columns and rows.
  const column = boxOf([front, plan].flatMap(({ box }) => [box.min, box.max]));
  const row = boxOf([front, section].flatMap(({ box }) => [box.min, box.max]));
  const [left, right, bottom, top] = [column.min[0], column.max[0], row.min[1], row.max[1]];
  const besides = Math.min(ROOM.width * ratio - (right - left), WIDEST * ratio);
  const width = Math.max(section.box.max[0] - section.box.min[0], besides);
  const isometric = isometricGraphic(drawing.faces, [width, plan.box.max[1] - plan.box.min[1]], ratio);
  const below = bottom - LINE * ratio;
  const placed = (
    name: SheetView['name'],
    graphic: Graphic & Pick<SheetView, 'parts'>,
    box: Partial<Box>,
    at: Point,
  ): SheetView => {
    const stated = name === 'isometric' ? [] : drawing.measures[name];
    return { ...graphic, name, stated, at, box: { ...graphic.box, ...box } };
  };
  const across = ({ box: { min, max } }: Graphic): Box => ({ min: [left, min[1]], max: [right, max[1]] });
  const along = ({ box: { min, max } }: Graphic): Box => ({ min: [min[0], bottom], max: [max[0], top] });
  return [
    placed('front', front, { min: [left, bottom], max: [right, top] }, [0, 0]),
    placed('section', section, along(section), [right - section.box.min[0], 0]),
    placed('plan', plan, across(plan), [0, below - plan.box.max[1]]),
    placed('isometric', isometric, {}, [right - isometric.box.min[0], below - isometric.box.max[1]]),
  ];
}

function sheetAt(ratio: number, views: readonly SheetView[], { texts, language, title, source }: SheetTexts) {
  const { min, max } = boxOf(views.flatMap(cornersOf));
  const line = LINE * ratio;
  const bar = barGraphic(ratio, fill(texts.barLength, { length: String(barLength(ratio)) }));
  const symbol = symbolGraphic(ratio);
  const foot = min[1] - line - bar.box.max[1];
  const besideBar = min[0] + bar.box.max[0] - bar.box.min[0] + line - symbol.box.min[0];
  const besideSymbol = besideBar + symbol.box.max[0] + ratio;
  const letter = (text: string, x: number, y: number): Lettering => ({ text, at: [x, y], anchor: 'start' });
  const notes = [
    fill(texts.scale, { ratio }, language),
    ...texts.note.replace(/([.।]) /g, '$1\n').split('\n'),
    ...(source === undefined ? [] : [source]),
  ];
  const words = [
    ...(title === undefined ? [] : [letter(title, min[0], max[1] + 1.5 * line)]),
    ...views.map((view) => {
      const [, [, top = 0] = []] = cornersOf(view);
      return letter(titleOf(view, texts), view.at[0] + view.box.min[0] + ratio, top + HALF_FIGURE * ratio);
    }),
    letter(texts.projection, besideSymbol, foot - HALF_FIGURE * ratio),
    ...notes.map((note, index) => letter(note, min[0], foot + bar.box.min[1] - (index + 1) * line)),
  ];
  const rest = {
    bar: { ...bar, at: [min[0] - bar.box.min[0], foot] as Point },
    symbol: { ...symbol, at: [besideBar, foot] as Point },
    words: { ...graphicOf(ratio, [], words), at: [0, 0] as Point },
  };
  const all = [...views, ...Object.values(rest)];
  return { title, ratio, views, ...rest, box: grown(boxOf(all.flatMap(cornersOf)), EDGE * ratio) };
}

/**
 * Drawing in product mm: front, section A–A, plan and isometric view; scale bar, symbol, and titles and notes of a file.
 * Printed at 1 to `ratio`, line widths and figures have their nominal sizes.
 */
export type Sheet = ReturnType<typeof sheetAt>;

/** Returns the title of a view. */
export const titleOf = ({ name }: Pick<SheetView, 'name'>, texts: SheetWords) =>
  name === 'isometric' ? texts.isometric : texts.views[name];
