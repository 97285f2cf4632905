import type { ListLine, Work } from '@/components/site/shared/project-list/project-list';
import { countedText, colourInSentence } from '@/components/site/shared/counted-text';
import { loadRows } from '@/components/site/shared/load-texts';
import { formatsIn } from '@/components/site/shared/measure-formats';
import { countIn, fill, percentIn, type Language } from '@/lib/text';
import { type Load, palletsOf } from '@/lib/counting';
import type { CalculatorTexts } from '@/content/strings/calculator';
import type { ListPageTexts } from '@/content/strings/list';

/** Data of a product that the list needs. */
export type ListedProduct = Load & {
  readonly id: string;
  readonly title: string;
  /** Address of a small picture. */
  readonly picture?: string;
  readonly hasFiles?: boolean;
  /** Names of its colours by their ids. */
  readonly colours?: Readonly<Record<string, string>>;
  /** True in the Bangla list for a product without translation. */
  readonly isEnglish?: boolean;
};

/** Products by id. */
export type ListedProducts = ReadonlyMap<string, ListedProduct>;

/** Language, texts and products in which lines are named. */
export type LineWords = {
  readonly language: Language;
  readonly texts: Pick<ListPageTexts, 'counted' | 'lines' | 'loads'> & {
    /** Names that the calculators have, too. */
    readonly calculator: Pick<CalculatorTexts, 'units' | 'roundedUp' | 'postsLine'> & {
      readonly options: Pick<CalculatorTexts['options'], 'inches' | 'pattern'>;
    };
  };
  readonly products: ListedProducts;
};

/** Maximum length of a `mailto:` address (RFC 6068 sets none; 2,000 characters is what the oldest clients accept). */
const MAX_MAIL = 2_000;

const joined = (...parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ');

/** Name of a product, which may be unknown. */
export const listedTitle = (product: string, products: ListedProducts) =>
  products.get(product)?.title ?? product;

/** `Wall 20 × 10 ft, less 52 sft`; empty for pieces by their count only. */
export function workText(work: Work | undefined, { language, texts: { lines, calculator } }: LineWords) {
  if (work === undefined) return '';
  const { kind, unit, sides, area, radius, thickness } = work;
  const formats = formatsIn({ language, texts: calculator }, unit);
  const [length = 0, width = 0] = sides;
  const less = area === undefined ? 0 : length * width - area;
  // Without the first of two equal units: `20 × 10 ft`.
  const size = `${sides.length === 1 && kind === 'ground' ? 'Ø\u00a0' : ''}${sides.map((side) => formats.length(side)).join(' × ')}`;
  return joined(
    fill(lines[kind], {
      size:
        sides.length === 0
          ? formats.area(area ?? 0)
          : size.replace(/^(\S+)\u00a0(\S+)(?= × \S+\u00a0\2$)/, '$1'),
    }),
    less > 0 ? fill(lines.less, { area: formats.area(less) }) : undefined,
    thickness === undefined
      ? undefined
      : fill(calculator.options.inches, { inches: formats.number(thickness) }),
    radius === undefined ? undefined : fill(lines.radius, { radius: formats.length(radius) }),
  );
}

/** `Posts, not supplied: 22`; empty for other work than a wall of planks. */
export const postsText = (work: Work | undefined, { language, texts }: LineWords) =>
  work?.posts === undefined ? '' : fill(texts.calculator.postsLine, { count: countIn(work.posts, language) });

/** `herringbone 45°`. */
export const patternText = (work: Work | undefined, { texts }: LineWords) =>
  work?.pattern && texts.calculator.options.pattern[work.pattern].toLowerCase();

/** `grey (70 %)`; the share only where there are two colours. */
export function colourText(
  { product, work: { colour, share } = {} }: Pick<ListLine, 'product'> & { readonly work?: Partial<Work> },
  { language, products }: LineWords,
) {
  if (colour === undefined) return undefined;
  const name = colourInSentence(products.get(product)?.colours?.[colour] ?? colour.replaceAll('-', ' '));
  return share === undefined ? name : `${name} (${percentIn(share, language)})`;
}

/** `Ground 10.5 × 4 m, Rectangular Paver, 200 × 100 × 60 mm, herringbone 45°, grey (70 %)`, which no other line is called. */
export const lineName = ({ product, work }: ListLine, words: LineWords) =>
  joined(
    workText(work, words),
    listedTitle(product, words.products),
    patternText(work, words),
    colourText({ product, ...(work && { work }) }, words),
  );

/** Pieces of a product in one colour, of one line or of several. */
export type Article = Pick<ListLine, 'product' | 'count'> & Pick<Work, 'colour'> & { readonly lines: number };

/** Sums up lines by product and colour: pallets are filled with the sum, and least orders are of it. */
export function articlesOf(lines: readonly ListLine[]): readonly Article[] {
  const articles = new Map<string, Article>();
  for (const { product, count, work: { colour } = {} } of lines) {
    const key = `${product}*${colour}`;
    const before = articles.get(key) ?? { count: 0, lines: 0 };
    articles.set(key, {
      product,
      ...(colour && { colour }),
      count: before.count + count,
      lines: before.lines + 1,
    });
  }
  return [...articles.values()];
}

/** Returns the article of a line; undefined if it is on other lines, too. */
export const onlyArticle = ({ product, work }: ListLine, articles: readonly Article[]) =>
  articles.find((one) => one.product === product && one.colour === work?.colour && one.lines === 1);

/** `Hollow Block, 390 × 190 × 100 mm, together`. */
export const togetherText = ({ product, colour }: Article, words: LineWords) =>
  fill(words.texts.lines.together, {
    title: joined(
      listedTitle(product, words.products),
      colourText({ product, ...(colour && { work: { colour } }) }, words),
    ),
  });

/** Adds to articles or lines what is known of the mass and pallets of their products. */
export const loaded = (items: readonly Article[], products: ListedProducts) =>
  items.map(({ product, count }) => ({ ...products.get(product), count }));

type Letter = LineWords & {
  readonly lines: readonly ListLine[];
  readonly note: string;
  readonly address: string;
  readonly texts: Pick<ListPageTexts, 'mail'>;
};

/**
 * Returns the list as text for a letter: its lines with counts, colours and pallets, sums of products on several lines,
 * total mass, note, and the list's address.
 */
export function listText(letter: Letter) {
  const { lines, products, note, address, language, texts } = letter;
  const articles = articlesOf(lines);
  const withPallets = (text: string, { product, count }: Pick<Article, 'product' | 'count'>) => {
    const { perPallet } = products.get(product)?.supply ?? {};
    if (perPallet === undefined) return text;
    const pallets = countIn(palletsOf(count, perPallet).pallets, language);
    return `${text}; ${fill(texts.loads.inLetter, { pallets })}`;
  };
  const rows = lines.map((line) => {
    const { product, work } = line;
    const name = joined(workText(work, letter), listedTitle(product, products), patternText(work, letter));
    const colour = colourText(line, letter);
    const text = `${name}: ${countedText([{ count: line.count, colour }], texts.counted, language)}`;
    const order = onlyArticle(line, articles) ? withPallets(text, line) : text;
    return [order, postsText(work, letter)].filter(Boolean).join('\n');
  });
  const sums = articles
    .filter((article) => article.lines > 1)
    .map((one) =>
      withPallets(
        `${togetherText(one, letter)}: ${countedText([{ count: one.count }], texts.counted, language)}`,
        one,
      ),
    );
  const [mass] = loadRows(loaded(articles, products), texts.loads, language);
  const totals = [...sums, ...(mass ? [`${mass.label}: ${mass.figure} (${mass.formula})`] : [])];
  const paragraphs = [[texts.mail.start], rows, totals, note === '' ? [] : [note], [address]];
  const text = paragraphs
    .filter(({ length }) => length > 0)
    .map((rows) => rows.join('\n'))
    .join('\n\n');
  return text.replaceAll(/\r?\n/g, '\r\n');
}

/** Returns a `mailto:` address with the list; undefined if it would be too long. */
export function mailHref(email: string, subject: string, text: string) {
  const href = `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;
  return href.length <= MAX_MAIL ? href : undefined;
}
