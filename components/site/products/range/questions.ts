import { company } from '@/content/entities/company';
import { type Product, products } from '@/content/entities/products';
import type { Locale } from '@/content/strings/locale';
import { productIn } from '@/content/strings/product-in';
import { productTitle } from '@/content/strings/product-name';
import {
  type Example,
  EXAMPLE_WALL,
  exampleOf,
  loadOf,
  orderOf,
  patternsOf,
  piecesOnTruck,
  WALL_ALLOWANCE,
} from '@/lib/counting';
import type { Form } from '@/lib/geometry';
import { countIn, percentIn } from '@/lib/text';
import { lineIn, massIn, wallIn } from '../answers';

export type Question = { readonly question: string; readonly answers: readonly string[] };

/** Most answers to a question; the table has the others. */
const MOST = 6;
/** Load in tonnes of the truck of which the number of pieces is said. */
const TRUCK = 5;

type Shaped = Product & { readonly form: Form };

/** Returns what buyers ask about products, with the answers that follow from their shapes and densities. */
export function questionsOf(members: readonly Product[], locale: Locale): readonly Question[] {
  const shaped = members.filter((product): product is Shaped => product.form !== undefined);
  return [...howMany(shaped, locale), ...weights(shaped, locale), ...designs(shaped, locale)].filter(
    ({ answers }) => answers.length > 0,
  );
}

const titleOf = (product: Product, locale: Locale) => productTitle(productIn(product, locale));

/** How many a wall, a ground and a line take; of products with one count, the first answers. */
function howMany(shaped: readonly Shaped[], locale: Locale): readonly Question[] {
  const texts = locale.strings.category;
  const count = (value: number) => countIn(value, locale.language);
  const percent = percentIn(locale.number(WALL_ALLOWANCE), locale.language);
  const found = shaped.flatMap((product) => {
    const example = exampleOf(product, products);
    return example === undefined ? [] : [{ product, example }];
  });
  const answersOf = (kinds: readonly Example['kind'][]) => {
    const own = found.filter(({ example }) => kinds.includes(example.kind));
    const isFirst = ({ pieces, thicknessIn }: Example, index: number) =>
      own.findIndex(({ example }) => example.pieces === pieces && example.thicknessIn === thicknessIn) ===
      index;
    return own
      .filter(({ example }, index) => isFirst(example, index))
      .slice(0, MOST)
      .map(({ product, example: { kind, pieces, thicknessIn } }) => {
        const isWall = kind === 'wall' || kind === 'brickWall';
        const values = {
          product: titleOf(product, locale),
          count: count(pieces),
          ...(isWall && { percent, order: count(orderOf(pieces, WALL_ALLOWANCE).order) }),
          ...(thicknessIn !== undefined && { thickness: thicknessIn }),
        };
        const text = isWall
          ? thicknessIn === undefined
            ? texts.howManyAnswer
            : texts.brickAnswer
          : texts.countAnswer;
        return locale.fill(text, values);
      });
  };
  return [
    {
      question: locale.fill(texts.howMany.wall, { size: wallIn(EXAMPLE_WALL, locale) }),
      answers: answersOf(['wall', 'brickWall']),
    },
    { question: texts.howMany.ground, answers: answersOf(['ground']) },
    {
      question: locale.fill(texts.howMany.line, { length: lineIn(locale) }),
      answers: answersOf(['line', 'row']),
    },
  ];
}

/** What one weighs, from the lightest to the heaviest, and how many of both a truck takes. */
function weights(shaped: readonly Shaped[], locale: Locale): readonly Question[] {
  const texts = locale.strings.category;
  const byMass = shaped
    .flatMap((product) => {
      const { mass } = loadOf(product, company.density);
      return mass === undefined ? [] : [{ title: titleOf(product, locale), mass }];
    })
    .toSorted((a, b) => a.mass - b.mass);
  const [lightest, heaviest] = [byMass[0], byMass.at(-1)];
  if (lightest === undefined || heaviest === undefined) return [];
  const weighs =
    lightest.mass === heaviest.mass
      ? locale.fill(texts.weighsOne, { product: lightest.title, mass: massIn(lightest.mass, locale) })
      : locale.fill(texts.weighsRange, {
          least: massIn(lightest.mass, locale),
          lightest: lightest.title,
          most: massIn(heaviest.mass, locale),
          heaviest: heaviest.title,
        });
  const loads = [...new Set([lightest, heaviest])].map(({ title, mass }) =>
    locale.fill(texts.truckAnswer, {
      tonnes: TRUCK,
      count: countIn(piecesOnTruck(TRUCK, mass), locale.language),
      product: title,
    }),
  );
  return [
    { question: texts.weighs, answers: [weighs] },
    { question: texts.truck, answers: loads },
  ];
}

/** In which patterns pavers can be laid. */
function designs(shaped: readonly Shaped[], locale: Locale): readonly Question[] {
  const { category, calculator } = locale.strings;
  const answers = shaped
    .flatMap((product) => {
      const patterns = patternsOf(product.form).map((pattern) => calculator.options.pattern[pattern]);
      const values = { product: titleOf(product, locale), patterns: patterns.join(', ') };
      return patterns.length === 0 ? [] : [locale.fill(category.designsAnswer, values)];
    })
    .slice(0, MOST);
  return [{ question: category.designs, answers }];
}
