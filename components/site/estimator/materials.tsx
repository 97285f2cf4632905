import { useState } from 'react';
import { fill } from '@/lib/text';
import {
  exact,
  fromTenthMm,
  type Assumption,
  type AssumptionName,
  type Assumptions,
  assumptionsOf,
  type Bed,
  beddingConcrete,
  beddingMortar,
  beddingSand,
  beds,
  CEMENT,
  DENSITIES,
  GRAVITY,
  wallMaterials,
  readLength,
  readNumber,
} from '@/lib/counting';
import type { MaterialsTexts } from '@/content/strings/materials';
import { ChoiceInput, MeasureInput } from './field-controls';
import { type ResultLine, ResultsTable } from './results-table';
import type { Calculation } from './kinds';

export type MaterialsProps = {
  readonly calculation: Calculation;
  readonly bed: Bed;
  readonly texts: MaterialsTexts;
};

/** Square metres in a square of 0.1 mm, and metres in 0.1 mm. */
const M2 = 1e-8;
const M = 1e-4;
/** Decimals of a piece's overall volume: mortar is the small difference between the wall and many of them. */
const LITRE_DECIMALS = 4;

/** What the pieces are laid in: assumptions with presets, and the materials that follow from them. */
export function Materials({ calculation, bed, texts }: MaterialsProps) {
  const { words, formats } = calculation;
  const { results, faults, units } = words.texts;
  const assumptions = assumptionsOf(bed, loadIn(calculation).mass !== undefined);
  const [typed, setTyped] = useState<Partial<Record<AssumptionName, string>>>({});
  const textOf = ({ name, start }: Assumption) => typed[name] ?? String(start);
  const isGood = (one: Assumption) => (valueIn(one, textOf(one)) ?? Infinity) <= one.max;
  // The preset replaces an invalid value, as its message states.
  const values: Assumptions = Object.fromEntries(
    assumptions.map((one) => [one.name, isGood(one) ? valueIn(one, textOf(one)) : one.start]),
  );
  return (
    <>
      <form
        aria-label={texts.form}
        autoComplete="off"
        onSubmit={(event) => event.preventDefault()}
        className="calculator-form grid grid-cols-2 border-t border-joint bg-white print:hidden"
      >
        <p className="col-span-2 px-4 pt-3 type-small text-concrete-600 md:px-5">{texts.form}</p>
        {assumptions.map((one) => {
          const { name, options, unit, max } = one;
          const common = {
            name,
            label: texts.assumptions[name],
            value: textOf(one),
            onChange: (text: string) => setTyped((before) => ({ ...before, [name]: text })),
          };
          if (options)
            return (
              <ChoiceInput
                key={name}
                {...common}
                className="col-span-2"
                options={options.map((value) => ({
                  value: String(value),
                  label: optionLabel(texts, name, formats.number(value), value),
                }))}
              />
            );
          return (
            <MeasureInput
              key={name}
              {...common}
              language={words.language}
              unit={unit === 'mm' ? units.mm : unit}
              inputMode="decimal"
              error={
                isGood(one)
                  ? undefined
                  : fill(faults.range, {
                      most: formats.number(max),
                      start: formats.number(one.start),
                    })
              }
            />
          );
        })}
      </form>
      <div className="mt-8">
        <ResultsTable
          texts={results}
          caption={texts.caption}
          isCaptionShown={false}
          lines={linesOf({ calculation, bed, texts }, values)}
        />
      </div>
    </>
  );
}

/** Value of a typed text: of a length in mm. */
function valueIn({ unit }: Assumption, text: string) {
  if (unit !== 'mm') return readNumber(text, unit);
  const length = readLength(text, unit);
  return length === undefined ? undefined : fromTenthMm(length, unit);
}

function optionLabel({ options }: MaterialsTexts, name: AssumptionName, sand: string, value: number) {
  if (name === 'bed') return value === beds.full ? options.full : options.shells;
  return fill(options.mix, { sand });
}

/** Mass of the whole piece in kg, where it is known, and whether it is assumed. */
const loadIn = ({ loads: [load = {}] = [] }: Calculation) => load;

function linesOf(props: MaterialsProps, values: Assumptions): readonly ResultLine[] {
  const { calculation, bed, texts } = props;
  const { counted, formats } = calculation;
  const { area, length, millimetres, percent, volume } = formats;
  const { depth = 0, beside = 0, haunch = 0, lost = 0 } = values;
  const mm = (value: number) => millimetres(value * 10);
  const covered = { area: area(counted.extent), depth: mm(depth), lost: percent(lost) };
  switch (bed.kind) {
    case 'wall':
      return wallLines(calculation, texts, bed, values);
    case 'mortar': {
      const bedding = beddingMortar(counted.extent * M2, values);
      return mortarLines(calculation, texts, values, bedding, fill(texts.bedMortarFormula, covered));
    }
    case 'sand':
      return [
        {
          label: texts.bedding,
          figure: volume(beddingSand(counted.extent * M2, values)),
          formula: fill(texts.beddingFormula, covered),
        },
      ];
    case 'concrete':
      return [
        {
          label: texts.concrete,
          figure: volume(beddingConcrete(counted.extent * M, bed.width, values)),
          formula: fill(texts.concreteFormula, {
            length: length(Math.round(counted.extent)),
            depth: mm(depth),
            width: mm(bed.width),
            beside: mm(beside),
            haunch: mm(haunch),
          }),
        },
      ];
  }
}

function wallLines(
  calculation: Calculation,
  texts: MaterialsTexts,
  bed: Extract<Bed, { kind: 'wall' }>,
  values: Assumptions,
): readonly ResultLine[] {
  const { counted, formats } = calculation;
  const { number, percent, area, volume, millimetres } = formats;
  const { lost = 0, filled = 0, holes = 0, bed: laid } = values;
  const { mass, isAssumed = false } = loadIn(calculation);
  const { assumed } = calculation.words.texts.loads.mass;
  if (counted.laid === undefined) return [];
  const { built, unrounded } = counted.laid;
  const inMetres = { ...built, area: built.area * M2, course: fromTenthMm(built.course, 'mm') };
  const quantities = wallMaterials(bed, values, inMetres, mass);
  const pieces = number(built.pieces);
  const litres = number(bed.litres, LITRE_DECIMALS);
  const mm = (value: number) => millimetres(value * 10);
  const line = (label: string, figure: string, formula: string): ResultLine => ({ label, figure, formula });
  return [
    ...mortarLines(
      calculation,
      texts,
      values,
      quantities,
      fill(texts.mortarFormula, {
        area: area(built.area),
        thickness: mm(quantities.thickness),
        pieces,
        litres,
        share:
          (exact(built.pieces) === exact(unrounded) ? '' : texts.cutPieces) +
          (laid === beds.shells
            ? fill(texts.shells, { share: percent((bed.shellShare ?? 1) * 100) })
            : quantities.inHoles > 0
              ? fill(texts.holes, { volume: volume(quantities.inHoles), holes: percent(holes) })
              : ''),
        lost: percent(lost),
      }),
    ),
    ...(quantities.filling > 0
      ? [
          line(
            texts.filling,
            volume(quantities.filling),
            fill(texts.fillingFormula, {
              pieces,
              litres,
              open: percent((bed.openShare ?? 0) * 100),
              filled: percent(filled),
            }) +
              (laid === beds.shells
                ? fill(texts.fillingJoints, { course: mm(inMetres.course), height: mm(bed.height) })
                : ''),
          ),
        ]
      : []),
    ...(quantities.deadLoad !== undefined && mass !== undefined
      ? [
          line(
            texts.load,
            `${number(quantities.deadLoad)}\u00a0kN/m²`,
            fill(texts.loadFormula, {
              perArea: number(built.pieces / inMetres.area),
              mass: number(mass),
              mortar: number(DENSITIES.mortar),
              filling: number(DENSITIES.filling),
              gravity: `${number(GRAVITY)}\u00a0m/s²`,
            }) + (isAssumed ? `; ${assumed}` : ''),
          ),
        ]
      : []),
  ];
}

/** Mortar by its formula, then the cement and the sand in it. */
function mortarLines(
  { formats: { number, count, percent, volume } }: Calculation,
  texts: MaterialsTexts,
  { mix = 0, dry = 0 }: Assumptions,
  quantities: ReturnType<typeof beddingMortar>,
  formula: string,
): readonly ResultLine[] {
  const shares = { dry: percent(dry), parts: number(mix + 1), sand: number(mix) };
  const kilograms = { density: number(CEMENT.density), bag: number(CEMENT.bag) };
  return [
    { label: texts.mortar, figure: volume(quantities.mortar), formula },
    {
      label: texts.cement,
      figure: count(quantities.cementBags, texts.cementBags),
      formula: fill(texts.cementFormula, { ...shares, ...kilograms }),
    },
    { label: texts.sand, figure: volume(quantities.sand), formula: fill(texts.sandFormula, shares) },
  ];
}
