'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import type { ListLine, ProjectList, ReadList } from '@/components/site/shared/project-list/project-list';
import { useProjectList } from '@/components/site/shared/project-list/use-project-list';
import { isCopied } from '@/components/site/shared/is-copied';
import { Button } from '@/components/ui/button';
import type { Language } from '@/lib/text';
import { inBangla, routes } from '@/content/routes';
import type { ListTexts } from '@/content/strings/list';
import { ListActions, ListFaults, ListNote, ListOffer } from './list-parts';
import { ListEmpty } from './list-empty';
import { listFromQuery, queryOf } from './list-link';
import { ListRows, type ListRowsProps } from './list-rows';
import { type ListedProduct, type ListedProducts, lineName, listText, mailHref } from './list-text';
import { useListEdits } from './use-list-edits';

export type ListAppProps = {
  readonly language: Language;
  readonly texts: ListRowsProps['texts'] & Pick<ListTexts, 'add' | 'keepsNothing'>;
  readonly email: string;
  /** Address that opens a conversation; undefined if the company has no number for it. */
  readonly whatsApp: string | undefined;
};

const never = () => () => undefined;

const useQuery = () =>
  useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  );

/** Leaves out lines of unknown products, and colours that a product is not made in, once products are loaded. */
function onlyKnown({ list, isForeign }: ReadList, products: ListedProducts | 'failed' | undefined): ReadList {
  if (!(products instanceof Map)) return { list, isForeign };
  const lines = list.lines.flatMap((line) => {
    const known = products.get(line.product);
    if (known === undefined) return [];
    const { work } = line;
    if (work?.colour === undefined || Object.hasOwn(known.colours ?? {}, work.colour)) return [line];
    return [{ ...line, work: { ...work, colour: undefined, share: undefined } }];
  });
  return {
    list: { ...list, lines },
    isForeign: isForeign || !list.lines.every((line) => lines.includes(line)),
  };
}

/** The visitor's list: lines, note, and ways to send it. */
export function ListApp({ language, texts, email, whatsApp }: ListAppProps) {
  const search = useQuery();
  const [isTaken, setIsTaken] = useState(false);
  const { list, isForeign, change } = useProjectList();
  const inAddress = isTaken ? undefined : listFromQuery(new URLSearchParams(search));
  const fetched = useListedProducts(language, list.lines.length > 0 || inAddress !== undefined);
  const products: ListedProducts = fetched instanceof Map ? fetched : new Map();
  const shared = inAddress && onlyKnown(inAddress, fetched);
  const words = { language, texts, products };
  const pathOf = (path: string) => (language === 'bn' ? inBangla(path) : path);

  const nameOf = (line: ListLine) => lineName(line, words);
  const edits = useListEdits({ language, texts, list, change, nameOf });
  const { status, setStatus, undo, undoButton } = edits;
  const take = (offered: ProjectList, takesNote: boolean) => {
    edits.take(offered, takesNote);
    setIsTaken(true);
    window.history.replaceState(null, '', pathOf(routes.list));
  };
  const address = () => `${window.location.origin}${pathOf(routes.list)}?${queryOf(list).toString()}`;
  const copy = async (text: string, done: string) =>
    setStatus((await isCopied(text)) ? done : texts.notCopied);

  const letter = () => listText({ ...words, ...list, address: address(), texts });
  const text = list.lines.length === 0 ? '' : letter();
  return (
    <>
      <ListFaults texts={texts} isForeign={isForeign} hasNoNames={fetched === 'failed'} />
      {shared !== undefined && (
        <ListOffer
          language={language}
          texts={texts.offer}
          own={list}
          shared={shared.list}
          isForeign={shared.isForeign}
          nameOf={nameOf}
          onTake={(takesNote) => take(shared.list, takesNote)}
        />
      )}
      {list.lines.length === 0 ? (
        <ListEmpty texts={texts} products={pathOf(routes.products)} />
      ) : (
        <>
          <ListRows {...words} lines={list.lines} onCount={edits.setCount} />
          <ListNote label={texts.note} note={list.note} onChange={edits.setNote} />
          <ListActions
            texts={texts}
            mail={mailHref(email, texts.mail.subject, text)}
            whatsApp={whatsApp === undefined ? undefined : `${whatsApp}?text=${encodeURIComponent(text)}`}
            onCopyText={() => void copy(text, texts.textCopied)}
            onCopyLink={() => void copy(address(), texts.linkCopied)}
            onClear={edits.clear}
          />
        </>
      )}
      <p role="status" className="mt-4 min-h-line type-small">
        {status}
      </p>
      {undo && (
        <Button ref={undoButton} tone="outline" className="mt-2 print:hidden" onClick={undo}>
          {texts.undo}
        </Button>
      )}
    </>
  );
}

/** Fetches all products in a language once `isNeeded`; `failed` after a network error. */
function useListedProducts(language: Language, isNeeded: boolean) {
  const [products, setProducts] = useState<ListedProducts | 'failed'>();
  useEffect(() => {
    if (!isNeeded) return;
    const load = async () => {
      try {
        const { listedProducts } = routes;
        const response = await fetch(language === 'bn' ? inBangla(listedProducts) : listedProducts);
        const listed = (await response.json()) as readonly ListedProduct[];
        setProducts(new Map(listed.map((product) => [product.id, product])));
      } catch {
        setProducts('failed');
      }
    };
    void load();
  }, [language, isNeeded]);
  return products;
}
