export { annotate, arrowAt } from './drawing/annotations';
export { blockToWall, type DrawnBlock, type WallDrawing } from './drawing/block-to-wall';
export { dxfOf, dxfOfDetail } from './drawing/dxf';
export {
  type Graphic,
  graphicOf,
  HALF_FIGURE,
  LETTER,
  type Lettering,
  type Line,
  type Path,
  strokeOf,
} from './drawing/graphic';
export { type Filling, type LineKind, lineWidths, type Palette, strokeStyle } from './drawing/line-kinds';
export { chain, type Length, span } from './drawing/measures';
export { linesOfRing, type ViewName } from './drawing/projection';
export { type Sheet, sheetOf, titleOf } from './drawing/sheet';
export { pathData, svgFile, svgOf, viewBoxOf } from './drawing/svg';
export { barLength, hatchOf } from './drawing/views';
export { glbOf } from './form/glb';
export { isHalfOf, wholeOf } from './form/half-block';
export { ifcOf } from './form/ifc';
export { WALL_JOINT } from './form/joint';
export { BEVEL, DRIP, planOf } from './form/outlines';
export { clip } from './form/polygon-cuts';
export { arc, area, type Box, boxOf, type Point, pointAt, type Polygon, rectangle } from './form/polygon';
export {
  coveredArea,
  type Density,
  densityOf,
  layingOf,
  MASS_DECIMALS,
  massOf,
  quantitiesOf,
  type Weighed,
} from './form/quantities';
export { formSchema } from './form/rules';
export { type Extrusion, type Form, type Holes, shapes, type Tile } from './form/schema';
export { solve } from './form/solid';
export { ENTRY_DATE, usdzOf } from './form/usdz';
export { wallSectionOf } from './form/wall-section';
