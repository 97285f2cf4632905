'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  EMPTY,
  type ProjectList,
  withCount,
  withShared,
} from '@/components/site/shared/project-list/project-list';
import { useProjectList } from '@/components/site/shared/project-list/use-project-list';
import { isCopied } from '@/components/site/shared/is-copied';
import { Filled } from '@/components/site/shared/filled';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import type { Language } from '@/content/lib/language';
import { inBangla, routes } from '@/content/routes';
import type { ListTexts } from '@/content/strings/en/list';
import { ListActions, ListFaults, ListNote, ListOffer } from './list-parts';
import { ListRows, type ListRowsProps } from './list-rows';
import {
  listFromQuery,
  type ListedProduct,
  type ListedProducts,
  listText,
  mailHref,
  queryOf,
} from './list-text';

type ListAppProps = {
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

const onlyKnown = ({ items, note }: ProjectList, products: ListedProducts): ProjectList => ({
  items: items.filter(({ id }) => products.has(id)),
  note,
});

/** The visitor's list: quantities, note, and ways to send it. Empty in the HTML, because it is stored on the device. */
export function ListApp({ language, texts, email, whatsApp }: ListAppProps) {
  const search = useQuery();
  const [isTaken, setIsTaken] = useState(false);
  const [status, setStatus] = useState('');
  const [cleared, setCleared] = useState(EMPTY);
  const { list, isForeign, change } = useProjectList();
  const inAddress = isTaken ? undefined : listFromQuery(new URLSearchParams(search));
  const fetched = useListedProducts(language, list.items.length > 0 || inAddress !== undefined);
  const products: ListedProducts = fetched instanceof Map ? fetched : new Map();
  const shared = inAddress && (fetched instanceof Map ? onlyKnown(inAddress, fetched) : inAddress);
  const pathOf = (path: string) => (language === 'bn' ? inBangla(path) : path);

  const keep = (edit: (before: ProjectList) => ProjectList, done = '') =>
    setStatus(change(edit) ? done : texts.keepsNothing);
  const clear = () => {
    setCleared(list);
    keep(() => EMPTY, texts.cleared);
  };
  const undo = () => {
    keep((before) => withShared(before, cleared, true), texts.restored);
    setCleared(EMPTY);
  };
  const take = (offered: ProjectList, takesNote: boolean) => {
    keep((before) => withShared(before, offered, takesNote));
    setIsTaken(true);
    window.history.replaceState(null, '', pathOf(routes.list));
  };
  const address = () => `${window.location.origin}${pathOf(routes.list)}?${queryOf(list).toString()}`;
  const copy = async (text: string, done: string) =>
    setStatus((await isCopied(text)) ? done : texts.notCopied);

  const letter = () => listText({ ...list, products, language, address: address(), texts });
  const text = list.items.length === 0 ? '' : letter();
  return (
    <>
      <ListFaults texts={texts} isForeign={isForeign} hasNoNames={fetched === 'failed'} />
      {shared !== undefined && (
        <ListOffer
          language={language}
          texts={texts.offer}
          own={list}
          shared={shared}
          titleOf={(id) => products.get(id)?.title ?? id}
          onTake={(takesNote) => take(shared, takesNote)}
        />
      )}
      {list.items.length === 0 ? (
        <EmptyList
          texts={texts}
          products={pathOf(routes.products)}
          onUndo={cleared.items.length > 0 ? undo : undefined}
        />
      ) : (
        <>
          <ListRows
            language={language}
            texts={texts}
            items={list.items}
            products={products}
            onCount={(id, count) => keep((before) => withCount(before, id, count))}
          />
          <ListNote
            label={texts.note}
            note={list.note}
            onChange={(note) => keep((before) => ({ ...before, note }))}
          />
          <ListActions
            texts={texts}
            mail={mailHref(email, texts.mail.subject, text)}
            whatsApp={whatsApp === undefined ? undefined : `${whatsApp}?text=${encodeURIComponent(text)}`}
            onCopyText={() => void copy(text, texts.textCopied)}
            onCopyLink={() => void copy(address(), texts.linkCopied)}
            onClear={clear}
          />
        </>
      )}
      <p role="status" className="mt-4 min-h-line type-small">
        {status}
      </p>
    </>
  );
}

/** Focuses what took the place of a focused button. */
const focus = (element: HTMLElement | null) => element?.focus();

type EmptyListProps = {
  readonly texts: ListAppProps['texts'];
  readonly products: string;
  readonly onUndo: (() => void) | undefined;
};

function EmptyList({ texts, products, onUndo }: EmptyListProps) {
  const link = (
    <Link href={products} className="underline underline-offset-4">
      {texts.product}
    </Link>
  );
  return (
    <>
      <p className="type-lead noscript:hidden">
        <Filled text={texts.empty} parts={{ product: link, add: texts.add }} />
      </p>
      {onUndo && (
        <Button ref={focus} tone="outline" className="mt-6" onClick={onUndo}>
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
