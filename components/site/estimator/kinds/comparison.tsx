import type { Elements } from '@/components/ui/elements';
import { fill } from '@/lib/text';
import {
  orderOf,
  toTenthMm,
  bricksFor,
  facesIn,
  WALL_ALLOWANCE,
  type Basis,
  type WallFigures,
} from '@/lib/counting';
import { choiceField, inInches, percentField } from '../fields';
import type { Counts } from '../results';
import type { ResultLine } from '../results-table';
import { nameSize } from '../words';
import { calculatorsOf } from './kind';
import * as walls from './walls';

type ComparisonBasis = Extract<Basis, { kind: 'comparison' }>;

/** A wall of blocks beside one of bricks, as on the page of key products. */
export const comparisonCalculator = calculatorsOf({
  page: 'comparison',
  withoutScripts: (page) => page.comparison.withoutScripts,
  fields: ({ figures: { brickWalls, blockThicknessesMm, blockThicknessMm, face } }: ComparisonBasis) => ({
    ...walls.sideFields(),
    ...walls.openingFields(),
    ...walls.jointField(face),
    brick: choiceField(
      brickWalls.map(({ thicknessIn }) => String(thicknessIn)),
      brickWalls.find(({ replaced }) => replaced)?.thicknessIn.toString(),
      { writeOption: inInches },
    ),
    block: choiceField(blockThicknessesMm.map(String), String(blockThicknessMm), {
      writeOption: (mm) => `${nameSize(Number(mm))}\u00a0mm`,
    }),
    waste: percentField(String(WALL_ALLOWANCE), { max: 50 }),
  }),
  faults: walls.openingFaults,
  count(values, { figures }) {
    const counted = walls.countWall(values, figures.face);
    const compared = compareWalls(Number(values.brick), Number(values.block), counted, figures);
    return { ...orderOf(counted.laid.pieces, values.waste), allowance: values.waste, ...counted, compared };
  },
  write: (c) => ({
    noun: 'block',
    extent: { label: c.words.texts.results.extent.comparison, ...walls.wallExtent(c) },
    formula: walls.layingFormula(c),
    notes: notesOn(c),
    table: (extent) => ({
      caption: fill(c.words.texts.comparison.caption, { heading: c.heading, wall: describe(c) }),
      lines: comparedLines(c, extent),
    }),
    beside: <ThicknessDrawing c={c} />,
  }),
  draw: (c) => walls.drawWall(c, 'drawn-comparison'),
  order: (c) => ({
    work: walls.workOf(c.unit, c),
    soldAs: c.values.block,
    title: wallNames(c).block,
  }),
});

type Counted = ReturnType<typeof walls.countWall>;
type Comparing = walls.CountedWall & {
  readonly basis: ComparisonBasis;
  readonly counted: { readonly compared: ReturnType<typeof compareWalls> };
};

/** Compares a wall of bricks with a wall of blocks, of nominal thicknesses. */
export function compareWalls(
  brickIn: number,
  blockMm: number,
  { wall, extent }: Pick<Counted, 'wall' | 'extent'>,
  figures: WallFigures,
) {
  const thinnerTenthMm = toTenthMm(brickIn, 'in') - toTenthMm(blockMm, 'mm');
  const blocks = facesIn(extent, figures.face);
  const replaced = figures.brickWalls.find(({ thicknessIn }) => thicknessIn === brickIn)?.replaced;
  return {
    brickIn,
    blockMm,
    /** Faces of the block in the net area, by which bricks are compared. */
    blocks,
    /** Stated ratio of bricks to blocks; undefined, like `bricks`, where none is stated for the brick wall. */
    replaced,
    bricks: replaced && bricksFor(blocks, replaced),
    /** Brick wall thickness minus block wall thickness; negative for a thicker block wall. */
    thinnerTenthMm,
    floorGainTenthMm2: wall.length * thinnerTenthMm,
    /** Undefined for a pair of walls without a card. */
    saving: figures.savings.find(
      ({ brickThicknessIn, blockThicknessMm }) =>
        brickThicknessIn === brickIn && blockThicknessMm === blockMm,
    ),
  };
}

/** Names of both walls. */
const wallNames = ({ words: { texts }, counted: { compared }, formats }: Comparing) => ({
  brick: fill(texts.comparison.brickWall, { inches: formats.number(compared.brickIn) }),
  block: fill(texts.comparison.blockName, { mm: nameSize(compared.blockMm) }),
});

/** The wall with its measures, in one sentence. */
function describe(c: Comparing) {
  const { comparison: texts } = c.words.texts;
  const { wall, extent } = c.counted;
  return fill(wall.openings.length === 0 ? texts.whole : texts.less, {
    area: c.formats.area(extent),
    size: c.formats.size(wall.length, wall.height),
    openings: walls.openingsIn(c),
    ...wallNames(c),
  });
}

/** What the wall saves beside brick, in a few sentences. */
function notesOn(c: Comparing) {
  const { counts, summary } = c.words.texts;
  const { count, area, percent } = c.formats;
  const { bricks, floorGainTenthMm2, saving } = c.counted.compared;
  return [
    bricks !== undefined &&
      fill(summary.bricks, { bricks: count(bricks, counts.brick), brick: wallNames(c).brick }),
    fill(floorGainTenthMm2 < 0 ? summary.lost : summary.gained, { area: area(Math.abs(floorGainTenthMm2)) }),
    saving !== undefined &&
      fill(summary.saved, { load: percent(saving.loadPercent), expense: percent(saving.costPercent) }),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}

/** Rows of the table with their sources. */
function comparedLines(
  c: Comparing & { readonly counted: Counts },
  extent: ResultLine,
): readonly ResultLine[] {
  const { results, counts } = c.words.texts;
  const { number, count, inches, percent, area, length, millimetres, rounded } = c.formats;
  const { pieces, spare, order, allowance, wall, compared } = c.counted;
  const { blocks, replaced, bricks, saving } = compared;
  const names = wallNames(c);
  const line = (name: 'laid' | 'waste' | 'order', figure: string, formula: string) => ({
    label: results[name],
    figure,
    formula,
    basis: results[`${name}Basis`],
  });
  const unknown = { figure: undefined, formula: results.nothing };
  const savingOf = (label: string, percentage: number | undefined, formula: string) =>
    percentage === undefined
      ? { label, ...unknown, basis: fill(results.savingUnknown, names) }
      : { label, figure: percent(percentage), formula, basis: fill(results.savingBasis, names) };
  const ratio = {
    brick: names.brick,
    blocks: number(blocks),
    face: walls.comparedFace(c.basis.figures.face, c.formats),
    replacing: count(replaced?.bricks ?? 0, counts.brick),
    replaced: count(replaced?.blocks ?? 0, counts.block),
  };
  const [brick, block] = [inches(compared.brickIn), millimetres(compared.blockMm * 10)];
  const isLoss = compared.floorGainTenthMm2 < 0;
  return [
    { ...extent, basis: results.extentBasis },
    { ...walls.courseRow(c), basis: results.coursesBasis },
    line('laid', number(pieces), walls.layingFormula(c)),
    line(
      'waste',
      `+ ${number(spare)}`,
      fill(results.wasteFormula, {
        percent: percent(allowance),
        blocks: number(pieces),
        figure: rounded((pieces * allowance) / 100),
      }),
    ),
    line('order', number(order), `${number(pieces)} + ${number(spare)}`),
    {
      label: results.bricks,
      ...(bricks === undefined
        ? unknown
        : { figure: number(bricks), formula: fill(results.bricksFormula, ratio) }),
      basis: fill(bricks === undefined ? results.bricksUnknown : results.bricksBasis, ratio),
    },
    {
      label: isLoss ? results.lost : results.gained,
      figure: area(Math.abs(compared.floorGainTenthMm2)),
      formula: fill(results.floorFormula, {
        length: length(wall.length),
        difference: isLoss ? `${block} − ${brick}` : `${brick} − ${block}`,
        thickness: millimetres(Math.abs(compared.thinnerTenthMm)),
      }),
      basis: results.floorBasis,
    },
    savingOf(results.load, saving?.loadPercent, results.loadFormula),
    savingOf(results.expense, saving?.costPercent, results.expenseFormula),
    ...walls.uncutWall(c),
  ];
}

/** Sections of both walls at one scale: clay brick above, block below. The pale part is the difference. */
function ThicknessDrawing({ c }: { readonly c: Comparing }) {
  const { thickness } = c.words.texts;
  const { millimetres } = c.formats;
  const { blockMm, thinnerTenthMm } = c.counted.compared;
  const brickMm = blockMm + thinnerTenthMm / 10;
  const { brickWalls, blockThicknessesMm } = c.basis.figures;
  const bricksMm = brickWalls.map(({ thicknessIn }) => toTenthMm(thicknessIn, 'in') / 10);
  // The thickest wall nearly fills the drawing.
  const sheetMm = Math.max(...bricksMm, ...blockThicknessesMm) + 6;
  const { brick, block } = wallNames(c);
  const difference = fill(thinnerTenthMm < 0 ? thickness.thicker : thickness.thinner, {
    size: millimetres(Math.abs(thinnerTenthMm)),
  });
  return (
    <dl className="thickness-drawing grid gap-4" aria-label={thickness.label}>
      <Bar name={brick} figure={millimetres(brickMm * 10)} sheetMm={sheetMm}>
        <rect width={brickMm} height="10" className="fill-clay" />
      </Bar>
      <Bar name={block} figure={difference} sheetMm={sheetMm}>
        <rect width={brickMm} height="10" className="fill-brand-pale" />
        <rect width={blockMm} height="10" className="fill-brand-deep" />
      </Bar>
    </dl>
  );
}

type BarProps = {
  readonly name: string;
  readonly figure: string;
  readonly sheetMm: number;
  readonly children: Elements;
};

const Bar = ({ name, figure, sheetMm, children }: BarProps) => (
  <div className="grid grid-cols-text-figure gap-x-4 gap-y-2 type-data">
    <dt>{name}</dt>
    <dd>{figure}</dd>
    <dd className="col-span-2" aria-hidden="true">
      <svg viewBox={`0 0 ${sheetMm} 10`} preserveAspectRatio="none" className="h-4.5 w-full">
        <rect width={sheetMm} height="10" className="fill-concrete-100" />
        {children}
      </svg>
    </dd>
  </div>
);
