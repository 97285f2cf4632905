import { useState } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { type ListLine, MAX_COUNT, readCount } from '@/components/site/shared/project-list/project-list';
import { loadRows, orderNotes } from '@/components/site/shared/load-texts';
import { FileLinks } from '@/components/site/shared/file-links';
import { together, countIn, fill, inDigits } from '@/lib/text';
import { inBangla, type ProductFile, routes } from '@/content/routes';
import type { ListPageTexts } from '@/content/strings/list';
import {
  articlesOf,
  colourText,
  postsText,
  lineName,
  type LineWords,
  loaded,
  onlyArticle,
  patternText,
  listedTitle,
  togetherText,
  workText,
} from './list-text';

export type ListRowsProps = LineWords & {
  readonly texts: LineWords['texts'] &
    ListPageTexts & { readonly files: Readonly<Record<ProductFile, string>> };
  readonly lines: readonly ListLine[];
  /** Sets the quantity of a line; 0 removes it. */
  readonly onCount: (line: ListLine, count: number) => void;
};

/** Table of the lines with quantities; below it what products on several lines come to, and the mass of all. */
export function ListRows({ lines, onCount, ...words }: ListRowsProps) {
  const { language, texts, products } = words;
  const articles = articlesOf(lines);
  const sums = articles
    .filter((article) => article.lines > 1)
    .map((article) => ({
      label: together(togetherText(article, words)),
      figure: countIn(article.count, language),
      formula: orderNotes({ ...products.get(article.product), count: article.count }, texts.loads, language),
    }));
  const totals = [...sums, ...loadRows(loaded(articles, products), texts.loads, language)];
  return (
    <table className="w-full border-t-2 border-ink text-left">
      <caption className="sr-only">{texts.caption}</caption>
      <thead className="border-b border-joint type-data text-concrete-600">
        <tr>
          <th scope="col" className="py-2.5 font-medium">
            {texts.heads.product}
          </th>
          <th scope="col" className="py-2.5 text-right font-medium">
            {texts.heads.pieces}
          </th>
          <td className="print:hidden" />
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <Row
            key={line.id}
            {...words}
            line={line}
            hasNotes={onlyArticle(line, articles) !== undefined}
            hasFiles={
              products.get(line.product)?.hasFiles === true &&
              line === lines.find(({ product }) => product === line.product)
            }
            onCount={(changed) => onCount(line, changed)}
          />
        ))}
      </tbody>
      {totals.length > 0 && (
        <tfoot>
          {totals.map(({ label, figure, formula }) => (
            <tr key={label} className="align-baseline">
              <th scope="row" className="py-3.5 pr-4 font-medium">
                <span>{label}</span>
                <span className="mt-1 block type-small font-normal text-concrete-600">{formula}</span>
              </th>
              <td
                colSpan={2}
                className="py-3.5 text-right type-data-large whitespace-nowrap sm:pr-24 print:pr-0"
              >
                {figure}
              </td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}

type LineProps = Omit<ListRowsProps, 'lines' | 'onCount'> & { readonly line: ListLine };
type RowProps = LineProps & {
  /** Whether pallets and least order are those of this line, not of a sum. */
  readonly hasNotes: boolean;
  /** Whether the files of the product are offered; once for each product. */
  readonly hasFiles: boolean;
  readonly onCount: (count: number) => void;
};

/** Row of a line, and one of its product's files. */
function Row({ line, hasNotes, hasFiles, onCount, ...words }: RowProps) {
  const { texts, language, products } = words;
  const name = lineName(line, words);
  return (
    <>
      <tr className={`align-baseline ${hasFiles ? 'print:border-b' : 'border-b'} border-joint`}>
        <LineHead line={line} hasNotes={hasNotes} {...words} />
        <td className="py-3.5 text-right">
          <CountField {...words} id={line.id} name={name} count={line.count} onCount={onCount} />
        </td>
        <td className="w-14 py-3.5 text-right sm:w-24 print:hidden">
          <button
            type="button"
            aria-label={fill(texts.removeOf, { title: name })}
            onClick={() => onCount(0)}
            className="inline-grid min-h-11 min-w-11 cursor-pointer place-content-center underline underline-offset-4"
          >
            <CloseIcon className="size-5 sm:hidden" />
            <span className="sr-only sm:not-sr-only">{texts.remove}</span>
          </button>
        </td>
      </tr>
      {hasFiles && (
        <tr className="border-b border-joint print:hidden">
          <td colSpan={3} className="pb-3.5 type-small sm:pl-18">
            <FileLinks
              language={language}
              names={texts.files}
              id={line.product}
              title={listedTitle(line.product, products)}
            />
          </td>
        </tr>
      )}
    </>
  );
}

/** Picture and name of the product, what its pieces are for, and notes on their number. */
function LineHead({ line, hasNotes, ...words }: LineProps & Pick<RowProps, 'hasNotes'>) {
  const { language, texts, products } = words;
  const { product, count, work } = line;
  const { picture, isEnglish, ...load } = products.get(product) ?? {};
  const details = [
    [workText(work, words), patternText(work, words), colourText(line, words)].filter(Boolean).join(', '),
    postsText(work, words),
    hasNotes ? orderNotes({ ...load, count }, texts.loads, language) : '',
  ];
  const page = routes.product(product);
  const link =
    language === 'en'
      ? { href: page }
      : isEnglish
        ? ({ href: page, lang: 'en', hrefLang: 'en' } as const)
        : { href: inBangla(page) };
  return (
    <th scope="row" className="py-3.5 pr-2 font-medium text-pretty sm:pr-4">
      <span className="mb-2 block size-square bg-concrete-100 sm:float-left sm:mr-4 sm:mb-0">
        {picture !== undefined && (
          // eslint-disable-next-line @next/next/no-img-element -- the one width that fits
          <img src={picture} alt="" width={56} height={56} loading="lazy" />
        )}
      </span>
      <div className="flow-root">
        <Link {...link} className="underline-offset-4 hover:underline">
          {together(listedTitle(product, products))}
        </Link>
        {details.map(
          (detail) =>
            detail !== '' && (
              <span key={detail} className="mt-1 block type-small font-normal">
                {detail}
              </span>
            ),
        )}
      </div>
    </th>
  );
}

type CountFieldProps = Pick<LineProps, 'language' | 'texts'> & {
  readonly id: string;
  readonly name: string;
  readonly count: number;
  readonly onCount: (count: number) => void;
};

/** Field for the quantity of a line. Applies it on blur, so that intermediate values are not stored. */
function CountField({ language, texts, id, name, count, onCount }: CountFieldProps) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? inDigits(count, language);
  const figure = readCount(text);
  const isWrong = figure === undefined;
  const finish = () => {
    if (isWrong || !typed) return;
    setTyped(undefined);
    onCount(figure);
  };
  return (
    <>
      <input
        aria-label={fill(texts.piecesOf, { title: name })}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? `${id}-error` : undefined}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        onChange={({ target }) => setTyped(target.value.trim())}
        onBlur={finish}
        onKeyDown={({ key }) => {
          if (key === 'Enter') finish();
        }}
        className="h-11 w-20 border-b border-ink bg-transparent text-right type-data-large aria-invalid:border-b-4 sm:w-28 print:border-0"
      />
      {isWrong && (
        <span id={`${id}-error`} className="block type-small font-semibold">
          {fill(texts.whole, { most: countIn(MAX_COUNT, language) })}
        </span>
      )}
    </>
  );
}
