export {
  type Basis,
  basisOf,
  basisOfProduct,
  bedOf,
  isPlank,
  type Measured,
  type Offered,
  patternsOf,
  type WallBasis,
  wallBasisOf,
  type WallFigures,
} from './basis';
export { comparedWalls, ownBlockOf } from './compared-walls';
export {
  type Example,
  EXAMPLE_LINE,
  EXAMPLE_WALL,
  exampleOf,
  inHundredSquareFeet,
  type WallInFeet,
  wholeWall,
} from './examples';
export { circle, coloursOf, meetingSides, pave, perimeterOf } from './ground';
export {
  exact,
  EXACT_DECIMALS,
  fromTenthMm,
  fromTenthMm2,
  type LengthUnit,
  type Order,
  orderOf,
  toTenthMm,
} from './lengths';
export { courseOf, lengthOf, minRadius, partsOfRun, type Run, setOutLine, setOutPlanks } from './lines';
export { liftOf, type Load, type Loaded, loadOf, palletsOf, piecesOnTruck, totalLoad, TRUCKS } from './loads';
export {
  type Assumption,
  type AssumptionName,
  type Assumptions,
  assumptionsOf,
  type Bed,
  beddingConcrete,
  beddingMortar,
  beddingSand,
  beds,
  type Built,
  CEMENT,
  DENSITIES,
  GRAVITY,
  squareMetreOf,
  wallMaterials,
} from './materials';
export { commaReadings, readCorner, readLength, readNumber } from './read-lengths';
export { type Pattern, patterns, type PieceColour } from './surfaces';
export { colouredPieces, inRows, type Laid, layOver, tessellate, type Tessellation } from './tessellation';
export {
  bricksFor,
  facesIn,
  firstModule,
  type Joint,
  jointsOf,
  type Module,
  moduleOf,
  netArea,
  type PieceFace,
  setOutWall,
  type Wall,
  WALL_ALLOWANCE,
} from './walls';
