import { useState } from 'react';
import { CloseIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { type ListItem, MAX_COUNT, readCount } from '@/components/site/shared/project-list/project-list';
import { loadRows, orderNotes } from '@/components/site/shared/load-texts';
import { FileLinks } from '@/components/site/shared/file-links';
import { together } from '@/content/lib/together';
import { countIn, fill, inDigits } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';
import { inBangla, type ProductFile, routes } from '@/content/routes';
import type { ListPageTexts } from '@/content/strings/en/list';
import { type ListedProduct, type ListedProducts, loadedItems } from './list-text';

export type ListRowsProps = {
  readonly language: Language;
  readonly texts: ListPageTexts & { readonly files: Readonly<Record<ProductFile, string>> };
  readonly items: readonly ListItem[];
  readonly products: ListedProducts;
  /** Sets a quantity; 0 removes the product. */
  readonly onCount: (id: string, count: number) => void;
};

/** Table of listed products with quantities. */
export function ListRows({ language, texts, items, products, onCount }: ListRowsProps) {
  const loads = loadRows(loadedItems(items, products), texts.loads, language);
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
        {items.map(({ id, count }) => (
          <Row
            key={id}
            language={language}
            texts={texts}
            product={products.get(id) ?? { id, title: id }}
            count={count}
            onCount={(changed) => onCount(id, changed)}
          />
        ))}
      </tbody>
      {loads.length > 0 && (
        <tfoot>
          {loads.map(({ label, figure, formula }) => (
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

type RowProps = Pick<ListRowsProps, 'language' | 'texts'> & {
  readonly product: ListedProduct;
  readonly count: number;
  readonly onCount: (count: number) => void;
};

/** Row of a product, and one of its files. Applies the quantity on blur, so that intermediate values are not stored. */
function Row({ language, texts, product, count, onCount }: RowProps) {
  const { id, title, picture, hasFiles = false, isEnglish } = product;
  const notes = orderNotes({ ...product, count }, texts.loads, language);
  const [typed, setTyped] = useState<string>();
  const text = typed ?? inDigits(count, language);
  const figure = readCount(text);
  const isWrong = figure === undefined;
  const finish = () => {
    if (isWrong || !typed) return;
    setTyped(undefined);
    onCount(figure);
  };
  const page = routes.product(id);
  const link =
    language === 'en'
      ? { href: page }
      : isEnglish
        ? ({ href: page, lang: 'en', hrefLang: 'en' } as const)
        : { href: inBangla(page) };
  return (
    <>
      <tr className={`align-baseline ${hasFiles ? 'print:border-b' : 'border-b'} border-joint`}>
        <th scope="row" className="py-3.5 pr-2 font-medium text-pretty sm:pr-4">
          <span className="mb-2 block size-square bg-concrete-100 sm:float-left sm:mr-4 sm:mb-0">
            {picture !== undefined && (
              // eslint-disable-next-line @next/next/no-img-element -- the one width that fits
              <img src={picture} alt="" width={56} height={56} loading="lazy" />
            )}
          </span>
          <div className="flow-root">
            <Link {...link} className="underline-offset-4 hover:underline">
              {together(title)}
            </Link>
            {notes !== '' && <span className="mt-1 block type-small font-normal">{notes}</span>}
          </div>
        </th>
        <td className="py-3.5 text-right">
          <input
            aria-label={fill(texts.piecesOf, { title })}
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
        </td>
        <td className="w-14 py-3.5 text-right sm:w-24 print:hidden">
          <button
            type="button"
            aria-label={fill(texts.removeOf, { title })}
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
            <FileLinks language={language} names={texts.files} id={id} title={title} />
          </td>
        </tr>
      )}
    </>
  );
}
