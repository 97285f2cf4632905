export { detailGroups, type DetailName, detailNames } from './details/names';
export { DETAIL_WIDTH, type NoteName, type NoteText, type UnitName } from './details/parts';
export { typicalDetail } from './details/typical';
export { detailUnits } from './details/units';
export { blockToWall, type DrawnBlock, type WallDrawing } from './drawing/block-to-wall';
export { dxfOf, dxfOfDetail } from './drawing/dxf';
export { type Graphic, LETTER, type Lettering, type Path } from './drawing/graphic';
export { lineWidths, type Palette, strokeStyle } from './drawing/line-kinds';
export type { FigureName, Named } from './drawing/figures';
export type { ViewName } from './drawing/projection';
export { type Sheet, sheetOf, titleOf } from './drawing/sheet';
export { pathData, svgFile, svgOf, viewBoxOf } from './drawing/svg';
export { barLength } from './drawing/views';
export { formFields } from './form/fields';
export { glbOf } from './form/glb';
export { isHalfOf, wholeOf } from './form/half-block';
export { ifcOf } from './form/ifc';
export { WALL_JOINT } from './form/joint';
export { planOf } from './form/outlines';
export { area, type Box, boxOf, type Point, pointAt, type Polygon, rectangle } from './form/polygon';
export {
  coveredArea,
  type Density,
  densityOf,
  layingOf,
  massOf,
  quantitiesOf,
  type Weighed,
} from './form/quantities';
export { type Preset, presetOf, presets, resized, startOf } from './form/presets';
export { formSchema } from './form/rules';
export { type Extrusion, type Form, shapes, type Tile } from './form/schema';
export { solve } from './form/solid';
export { correctedSize, orderIn } from './form/stated-size';
export { ENTRY_DATE, usdzOf } from './form/usdz';
export { wallSectionOf } from './form/wall-section';
