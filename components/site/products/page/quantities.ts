import { faceText, formatsIn } from '@/components/site/shared/measure-formats';
import { company } from '@/content/entities/company';
import { products } from '@/content/entities/products';
import {
  type Density,
  densityOf,
  layingOf,
  massOf,
  quantitiesOf,
  type Form,
  WALL_JOINT,
} from '@/lib/geometry';
import { fill, percentIn } from '@/lib/text';
import {
  isPlank,
  type Measured,
  type Offered,
  wallBasisOf,
  inHundredSquareFeet,
  liftOf,
  piecesOnTruck,
  TRUCKS,
  type PieceFace,
  jointsOf,
  moduleOf,
} from '@/lib/counting';
import type { Locale } from '@/content/strings/locale';
import type { ProductIn } from '@/content/strings/product-in';

export type QuantityRow = {
  readonly title: string;
  readonly value: string;
  /** Its formula or source; empty without one. */
  readonly how: string;
  /** A report or document on another website. */
  readonly link?: { readonly href: string; readonly name: string };
  /** Whether the figure may appear in the page's head. */
  readonly isLeading?: boolean;
  /** Whether it follows from an assumed density. */
  readonly isAssumed?: boolean;
};

/** Returns the name of a figure that has no formula beside it: marked where it follows from an assumed density. */
export const titleAlone = ({ title, isAssumed = false }: QuantityRow, { strings }: Locale) =>
  isAssumed ? fill(strings.quantities.assumed, { title }) : title;

/** Maximum number of figures in the page's head. */
const LEADING = 4;

/** Returns the main figures: pieces per area or length, volume of concrete, and mass if known. */
export const leadingFigures = (rows: readonly QuantityRow[]) =>
  rows.filter(({ isLeading }) => isLeading).slice(0, LEADING);

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const hundredths = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

const MM_IN_M = 1000;

/** Figures of one row, in one line. */
export const inOneRow = (figures: readonly string[]) => figures.join('\u00a0/\u00a0');

/** Returns the quantities of a product of the range; empty without a form. */
export function rowsOfProduct({ id, size, form, ...product }: ProductIn, locale: Locale) {
  if (form === undefined) return [];
  const density = densityOf(product, company.density);
  return quantityRows({ id, size, form, density }, locale);
}

/** A row with its unrounded pieces per area, whose weight gets a row; `weighed` names the area there. */
type CountRow = QuantityRow & { readonly pieces?: readonly number[]; readonly weighed?: string };

/** Returns the quantities of a product as table rows, each with its formula. */
export function quantityRows(
  { density, ...measured }: Measured & { readonly density?: Density | undefined },
  locale: Locale,
  among: readonly Offered[] = products,
): readonly QuantityRow[] {
  const { form } = measured;
  const { grossLitres, netLitres, openShare } = quantitiesOf(form);
  const texts = locale.strings.quantities;
  const litres = (value: number) =>
    fill(texts.litres, { volume: locale.number((value < 1 ? hundredths : number).format(value)) });
  // Equal gross and net volumes share one row.
  const isSolid = hundredths.format(grossLitres) === hundredths.format(netLitres);
  const isBox = form.shape !== 'extrusion' || form.outline === 'grid';
  const volumeHow = isBox ? texts.volumeOfBox : texts.volumeOfPlan;
  const counts = countRows(measured, locale, among);
  return [
    ...counts,
    !isSolid && { title: texts.volume, value: litres(grossLitres), how: volumeHow },
    {
      title: texts.concrete,
      value: litres(netLitres),
      how: isSolid ? volumeHow : texts.concreteHow,
      isLeading: true,
    },
    ...(density === undefined ? [] : massRows(form, density, counts, locale)),
    openShare !== undefined && {
      title: texts.open,
      value: percentIn(Math.round(openShare * 100), locale.language),
      how: texts.openHow,
      isLeading: true,
    },
  ].filter((entry) => entry !== false);
}

/** Returns the number of half blocks per metre of jamb: one closes every other course. */
function jambRow({ height }: PieceFace, locale: Locale): QuantityRow {
  const { jamb, jambHow } = locale.strings.quantities;
  const course = height + WALL_JOINT;
  return {
    title: jamb,
    value: locale.number(number.format(MM_IN_M / (2 * course))),
    how: locale.fill(jambHow, { height: course }),
    isLeading: true,
  };
}

/** Returns the count for 100 square feet of wall, by the nominal module in inches where the piece has one. */
function hundredSquareFeet(title: string, face: PieceFace, locale: Locale): CountRow {
  const [joint = 'mm'] = jointsOf(face);
  const { length, height, piece } = moduleOf(face, joint);
  const { quantities, calculator } = locale.strings;
  const pieces = inHundredSquareFeet(face);
  const formats = formatsIn({ language: locale.language, texts: calculator }, 'ft');
  return {
    title,
    value: locale.number(Math.ceil(pieces)),
    how: fill(joint === 'in' ? quantities.inchesSquareFeetHow : quantities.wallSquareFeetHow, {
      module: faceText({ length, height }, joint, formats),
      bed: formats.joint(height - piece.height),
      upright: formats.joint(length - piece.length),
      joint: locale.number(WALL_JOINT),
      count: locale.number(Math.ceil(inHundredSquareFeet(face, 'mm'))),
    }),
    pieces: [pieces],
    isLeading: true,
  };
}

/** Returns rows with pieces per area or length; for bricks one per thickness of wall, for half blocks per metre of jamb. */
export function countRows(
  measured: Measured,
  locale: Locale,
  among: readonly Offered[] = products,
): readonly CountRow[] {
  const { id, form } = measured;
  const wall = wallBasisOf(measured, among);
  if (wall?.sold?.half === id) return [jambRow(wall.face, locale)];
  const { perSquareMetre, perHundredSquareFeet, perMetre } = quantitiesOf(form);
  const texts = locale.strings.quantities;
  if (perMetre !== undefined) {
    const value = locale.number(Math.ceil(perMetre * 10));
    const title = isPlank(form) ? texts.row : texts.line;
    return [{ title, value, how: locale.fill(texts.lineHow, { length: form.length }), isLeading: true }];
  }
  if (perSquareMetre === undefined || perHundredSquareFeet === undefined) return [];
  const inSquareMetre = (title: string, how: string, leaves = 1): CountRow => ({
    title,
    value: locale.number(hundredths.format(perSquareMetre * leaves)),
    how,
    ...(leaves === 1 && { pieces: [perSquareMetre], isLeading: true }),
  });
  const inSquareFeet = (title: string): CountRow => ({
    title,
    value: locale.number(Math.ceil(perHundredSquareFeet)),
    how: texts.squareFeetHow,
    pieces: [perHundredSquareFeet],
    isLeading: true,
  });
  if (wall === undefined)
    return [inSquareMetre(texts.ground, texts.groundHow), inSquareFeet(texts.squareFeet)];
  const { thicknessesIn, face } = wall;
  const joint = WALL_JOINT;
  const laid = { length: face.length + joint, height: face.height + joint, joint };
  const [inches] = thicknessesIn;
  if (inches === undefined)
    return [
      inSquareMetre(texts.wall, locale.fill(texts.wallHow, laid)),
      hundredSquareFeet(texts.squareFeet, face, locale),
    ];
  return [
    ...thicknessesIn.map((thickness, index) => ({
      ...inSquareMetre(
        locale.fill(texts.brickWall, { inches: thickness }),
        locale.fill(index === 0 ? texts.wallHow : texts.brickWallHow, { ...laid, leaves: index + 1 }),
        index + 1,
      ),
      ...(index === 0 && {
        pieces: thicknessesIn.map((_, leaves) => perSquareMetre * (leaves + 1)),
        weighed: locale.fill(texts.brickArea, { inches: thicknessesIn.map(locale.number).join(' / ') }),
      }),
    })),
    {
      ...hundredSquareFeet(locale.fill(texts.brickSquareFeet, { inches }), face, locale),
      weighed: locale.fill(texts.brickHundred, { inches }),
    },
  ];
}

/** Returns where a density is from: its source, or that it is assumed. */
export const sourceOf = ({ source }: Density, { strings: { quantities } }: Locale) =>
  source === undefined ? quantities.densityAssumed : fill(quantities.densitySource, { source });

function massRows(form: Form, density: Density, counts: readonly CountRow[], locale: Locale) {
  const { fill, strings } = locale;
  const texts = strings.quantities;
  const digits = (value: number) => locale.number(number.format(value));
  const kilograms = (...values: readonly number[]) =>
    fill(texts.kilograms, { mass: inOneRow(values.map((value) => locale.number(hundredths.format(value)))) });
  const mass = massOf(form, density);
  const printed = locale.number(hundredths.format(mass));
  const { value, source } = density;
  const how = fill(texts.massHow, {
    density: digits(value),
    source: sourceOf(density, locale),
  });
  const lift = liftOf(mass);
  const areas = counts.flatMap(({ weighed = '', pieces = [] }) => ({ title: weighed, pieces }));
  // Bricks have a row for each area, because a square metre has several thicknesses.
  const isOneRow = areas.length > 1 && areas.every(({ pieces }) => pieces.length === 1);
  const weighed = isOneRow
    ? [{ title: texts.areas, pieces: areas.flatMap(({ pieces }) => pieces) }]
    : areas.filter(({ pieces }) => pieces.length > 0);
  const areaHow = layingOf(form) === 'wall' ? texts.wallMassHow : texts.groundMassHow;
  return [
    {
      title: texts.mass,
      value: kilograms(mass),
      how: lift ? `${how}; ${fill(texts[lift.by], { limit: lift.limit })}` : how,
      isLeading: true,
    },
    ...weighed.map(({ title, pieces }) => ({
      title: fill(texts.massOf, { area: title }),
      value: kilograms(...pieces.map((count) => Math.round(count * mass))),
      how: fill(areaHow, {
        pieces: pieces.map((count) => locale.number(hundredths.format(count))).join(' / '),
        mass: printed,
      }),
    })),
    {
      title: fill(texts.trucks, { loads: TRUCKS.map(digits).join('\u00a0/\u00a0') }),
      value: inOneRow(TRUCKS.map((tonnes) => digits(piecesOnTruck(tonnes, mass)))),
      how: fill(texts.trucksHow, { mass: printed }),
    },
  ].map((row) => ({ ...row, isAssumed: source === undefined }));
}
