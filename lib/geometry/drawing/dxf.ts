import { BlockFlags, DxfWriter, point3d, Units } from '@tarikjabiri/dxf';
import { WALL_JOINT } from '../form/joint';
import { boxOf, type Point, type Polygon } from '../form/polygon';
import { layingOf } from '../form/quantities';
import type { Form } from '../form/schema';
import { addGraphic, addHatches, addLine, LAYERS, on, placed, PREFIX } from './dxf-entities';
import { type Annotation, CHARACTER, type Graphic, graphicOf, HALF_FIGURE, type Lettering } from './graphic';
import { strokeStyle } from './line-kinds';
import type { ViewName } from './projection';
import type { Sheet } from './sheet';
import { HATCH, type ViewParts } from './views';

type Unit = { readonly id: string; readonly form: Form };

/**
 * Writes a sheet as a DXF drawing in mm at full size: each view as a block with its base point at the lower left corner
 * of its module, for walls also with joints; dimensions, hatches, arcs and circles as entities. Omits the isometric view.
 */
export function dxfOf({ views, bar, symbol, words, ...sheet }: Sheet, unit: Unit) {
  const writer = emptyDrawing(sheet);
  for (const { name, parts, at } of views) {
    if (name === 'isometric' || parts === undefined) continue;
    const base = addBlocks(writer, name, parts, unit, sheet.ratio);
    writer.addInsert(`${unit.id}-${name}`, placed(base, at), on('outline'));
    for (const note of parts.notes) addNote(writer, note, at, sheet.ratio);
  }
  for (const { at, ...graphic } of [bar, symbol, words])
    addGraphic(writer.modelSpace, { lines: linesOf(graphic), words: graphic.words }, at, sheet.ratio);
  return writer.stringify();
}

type DetailDrawing = Pick<Graphic, 'box'> & {
  readonly ratio: number;
  readonly parts: Pick<ViewParts, 'lines' | 'notes'> & { readonly areas: readonly (readonly Polygon[])[] };
};

/** Writes a typical detail in mm at full size: one block, true dimensions, and `words`, its title first, in lines below it. */
export function dxfOfDetail(name: string, { ratio, box, parts }: DetailDrawing, words: readonly string[]) {
  const lettering = words.map((text, index) => {
    const at: Point = [box.min[0], box.min[1] - 4.5 * (index + 1) * ratio];
    return { text, at, anchor: 'start' as const };
  });
  const letters = graphicOf(ratio, [], lettering).box;
  const writer = emptyDrawing({ ratio, box: boxOf([box.min, box.max, letters.min, letters.max]) });
  const block = writer.addBlock(name);
  addGraphic(block, { lines: parts.lines, words: [] }, [0, 0], ratio);
  addHatches(block, parts.areas, HATCH * ratio);
  writer.addInsert(name, point3d(), on('outline'));
  for (const note of parts.notes) addNote(writer, note, [0, 0], ratio);
  addGraphic(writer.modelSpace, { lines: [], words: lettering }, [0, 0], ratio);
  return writer.stringify();
}

const linesOf = ({ paths }: Pick<Graphic, 'paths'>) =>
  paths.flatMap(({ kind, lines }) => lines.map((line) => ({ ...line, kind })));

/** A drawing with units, extents, layers, line types and the style of dimensions, and nothing drawn. */
function emptyDrawing({ ratio, box: { min, max } }: Pick<Sheet, 'ratio' | 'box'>) {
  const writer = new DxfWriter();
  const { document } = writer;
  writer.setUnits(Units.Millimeters);
  document.header.setVariable('$MEASUREMENT', { 70: 1 });
  document.header.setVariable('$EXTMIN', { 10: min[0], 20: min[1], 30: 0 });
  document.header.setVariable('$EXTMAX', { 10: max[0], 20: max[1], 30: 0 });
  // A scalable font, because plotter fonts lack × and Ø.
  document.styleStandard.fontFileName = 'arial.ttf';
  // Gaps of a line type are negative.
  const dashes = (kind: 'hidden' | 'centre') =>
    (strokeStyle(kind).dash ?? []).map((length, index) => (index % 2 === 0 ? length : -length) * ratio);
  writer.addLType('DASHED', 'Hidden edges', dashes('hidden'));
  writer.addLType('CENTER', 'Centre lines', dashes('centre'));
  for (const [name, colour, type, weight] of Object.values(LAYERS)) {
    const layer = writer.addLayer(`${PREFIX}${name}`, colour, type);
    const { dxfy } = layer;
    // The library writes a weight (group 370) of 0 for every layer.
    layer.dxfy = (dx) => {
      const push: typeof dx.push = (code, value) => dx.push(code, code === 370 ? weight : value);
      dxfy.call(layer, Object.assign(Object.create(dx) as typeof dx, { push }));
    };
  }
  const height = 2 * HALF_FIGURE * ratio;
  const lengths = { DIMTXT: height, DIMTSZ: height / 2, DIMEXE: height / 2, DIMEXO: 0, DIMGAP: height / 2 };
  // Figures above the line and along it, to 0.1 mm without zeros at the end.
  const choices = { DIMTAD: 1, DIMTIH: 0, DIMTOH: 0, DIMLUNIT: 2, DIMDEC: 1, DIMZIN: 8 };
  Object.assign(document.dimStyleStandard, lengths, choices);
  // LibreCAD reads these of the header alone.
  for (const [name, value] of Object.entries(lengths)) document.header.setVariable(`$${name}`, { 40: value });
  for (const [name, value] of Object.entries(choices)) document.header.setVariable(`$${name}`, { 70: value });
  return writer;
}

/** Adds a view as a block, for walls also with its joints; returns its base point in coordinates of the view. */
function addBlocks(writer: DxfWriter, view: ViewName, parts: ViewParts, { id, form }: Unit, ratio: number) {
  const name = `${id}-${view}`;
  const [width, height] = sizeOf(view, form);
  const base: Point = [-width / 2, view === 'plan' ? -height / 2 : 0];
  const block = writer.addBlock(name);
  block.basePoint = point3d(...base);
  addGraphic(block, { lines: parts.lines, words: [] }, [0, 0], ratio);
  addHatches(
    block,
    parts.areas.map((area) => [area]),
    HATCH * ratio,
  );
  if (layingOf(form) === 'wall') {
    const module = { ...form, length: form.length + WALL_JOINT, height: form.height + WALL_JOINT };
    const [across, up] = sizeOf(view, module);
    const withJoint = writer.addBlock(`${name}-joint`);
    withJoint.addInsert(name, point3d(), on('outline'));
    // Only what is beyond the piece: the other sides are its outline.
    const at = (x: number, y: number): Point => [x, y];
    const right = across > width ? [at(width, 0), at(across, 0)] : [at(width, height)];
    const top = up > height ? [at(0, up), at(0, height)] : [at(width, height)];
    addLine(withJoint, { points: [...right, [across, up], ...top] }, on('joint'));
  }
  return base;
}

const sizeOf = (view: ViewName, { length, width, height }: Pick<Form, 'length' | 'width' | 'height'>) =>
  ({ front: [length, height], section: [width, height], plan: [length, width] } as const)[view];

const SHIFTS = { start: 1, middle: 0, end: -1 } as const;

/** Middle of a level text. */
function middleOf({ text, at: [x, y], anchor }: Lettering, ratio: number): Point {
  const half = (text.length * CHARACTER * ratio) / 2;
  return [x + SHIFTS[anchor] * half, y + HALF_FIGURE * ratio];
}

/** Adds a dimension, drawn as on paper until a program changes it; other notes as lines and text. */
function addNote({ document, modelSpace }: DxfWriter, note: Annotation, at: Point, ratio: number) {
  const { measured, words } = note;
  if (measured === undefined) return addGraphic(modelSpace, note, at, ratio);
  const { blocks, objects } = document;
  const block = blocks.addBlock(`*D${blocks.blocks.length}`, objects, false);
  block.flags = BlockFlags.AnonymousBlock;
  addGraphic(block, note, at, ratio);
  const place = (point: Point) => placed(point, at);
  const options = { ...on('dimension'), blockName: block.name, styleName: document.dimStyleStandard.name };
  if (measured.kind === 'length') {
    const { from, to, line, isVertical } = measured;
    const half = HALF_FIGURE * ratio;
    const [middle = place(line)] = words.map(({ at: [x, y] }) =>
      place(isVertical ? [x - half, y] : [x, y + half]),
    );
    const direction = { definitionPoint: place(line), middlePoint: middle, angle: isVertical ? 90 : 0 };
    return modelSpace.addLinearDim(place(from), place(to), { ...options, ...direction });
  }
  // Programs disagree about the sign before a measured radius or diameter.
  const [word] = words;
  const written = { ...options, ...(word && { text: word.text, middlePoint: place(middleOf(word, ratio)) }) };
  const { kind, at: near, middle } = measured;
  if (kind === 'radius') return modelSpace.addRadialDim(place(near), place(middle), written);
  const far: Point = [2 * middle[0] - near[0], 2 * middle[1] - near[1]];
  return modelSpace.addDiameterDim(place(near), place(far), written);
}
