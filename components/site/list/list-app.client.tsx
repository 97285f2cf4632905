'use client';

import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { listFromQuery, queryOf } from '@/components/site/shared/project-list/list-address';
import {
  EMPTY,
  MAX_NOTE,
  type ProjectList,
  withCount,
} from '@/components/site/shared/project-list/project-list';
import { useProjectList } from '@/components/site/shared/project-list/use-project-list';
import { Link } from '@/components/ui/link';
import { routes } from '@/content/routes';
import { ListActions } from './list-actions';
import { ListRows } from './list-rows';
import { listText, mailHref } from './list-text';
import { useListedProducts } from './use-listed-products';

type ListAppProps = {
  readonly email: string;
  /** Opens a conversation; undefined where the company has no number for it. */
  readonly whatsApp: string | undefined;
};

const never = () => () => undefined;

/** The visitor's list: counts, note, and the ways to send it. Empty in the HTML, since it is kept on the device. */
export function ListApp({ email, whatsApp }: ListAppProps) {
  const search = useSyncExternalStore(
    never,
    () => window.location.search,
    () => '',
  );
  const [isTaken, setIsTaken] = useState(false);
  const [said, setSaid] = useState('');
  const { list, isForeign, change } = useProjectList();
  const offered = isTaken ? undefined : listFromQuery(new URLSearchParams(search));
  const titles = useListedProducts(list.items.length > 0 || offered !== undefined);

  const keep = (edit: (before: ProjectList) => ProjectList) =>
    setSaid(change(edit) ? '' : 'This browser keeps nothing: send the list before you leave the site.');
  const take = ({ items, note }: ProjectList) => {
    const known = titles instanceof Map ? items.filter(({ id }) => titles.has(id)) : items;
    keep((before) => ({
      ...known.reduce((sum, { id, count }) => withCount(sum, id, count), before),
      note: note || before.note,
    }));
    setIsTaken(true);
    window.history.replaceState(null, '', routes.list);
  };
  const addressOf = () => `${window.location.origin}${routes.list}?${queryOf(list).toString()}`;
  const copy = async (text: string, what: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(`${what} is copied.`);
    } catch {
      setSaid('The browser did not let it be copied.');
    }
  };

  const names = titles instanceof Map ? titles : new Map<string, string>();
  const text = list.items.length === 0 ? '' : listText(list.items, names, list.note, addressOf());
  return (
    <>
      <ListFaults isForeign={isForeign} hasNoNames={titles === 'failed'} />
      {offered !== undefined && <Offer list={offered} onTake={() => take(offered)} />}
      {list.items.length === 0 ? (
        <p className="type-lead">
          Nothing is on your list yet. Open a{' '}
          <Link href={routes.products} className="underline underline-offset-4">
            product
          </Link>{' '}
          and press “Add to my list”.
        </p>
      ) : (
        <>
          <ListRows
            items={list.items}
            titles={names}
            onCount={(id, count) => keep((before) => withCount(before, id, count))}
          />
          <ListNote note={list.note} onChange={(note) => keep((before) => ({ ...before, note }))} />
          <ListActions
            mail={mailHref(email, text)}
            whatsApp={whatsApp === undefined ? undefined : `${whatsApp}?text=${encodeURIComponent(text)}`}
            onCopyText={() => void copy(text, 'The list')}
            onCopyLink={() => void copy(addressOf(), 'The link')}
            onClear={() => keep(() => EMPTY)}
          />
        </>
      )}
      <p role="status" className="mt-4 min-h-[1lh] type-small">
        {said}
      </p>
    </>
  );
}

type ListFaultsProps = { readonly isForeign: boolean; readonly hasNoNames: boolean };

function ListFaults({ isForeign, hasNoNames }: ListFaultsProps) {
  return (
    <>
      {isForeign && (
        <p role="alert" className="mb-6 font-semibold">
          Part of what this browser kept as your list could not be read and is left out.
        </p>
      )}
      {hasNoNames && (
        <p role="alert" className="mb-6 font-semibold">
          The names of the products could not be loaded. Reload the page when the network is back.
        </p>
      )}
    </>
  );
}

type ListNoteProps = { readonly note: string; readonly onChange: (note: string) => void };

function ListNote({ note, onChange }: ListNoteProps) {
  return (
    <label className="mt-8 grid gap-2">
      <span className="type-data">Note, such as the place and the day</span>
      <textarea
        rows={3}
        maxLength={MAX_NOTE}
        value={note}
        onChange={({ target }) => onChange(target.value)}
        className="w-full border border-ink bg-white p-3 print:resize-none print:border-0 print:p-0"
      />
    </label>
  );
}

type OfferProps = { readonly list: ProjectList; readonly onTake: () => void };

/** A list that came with the address is taken over only when the visitor says so. */
function Offer({ list: { items }, onTake }: OfferProps) {
  return (
    <div className="mb-8 flex flex-wrap items-center justify-between gap-4 bg-concrete-100 p-5">
      <p>
        {items.length === 0
          ? 'This address holds a list, but nothing in it can be read.'
          : `This address holds a list of ${items.length === 1 ? '1 product' : `${items.length} products`}.`}
      </p>
      {items.length > 0 && <Button onClick={onTake}>Put it on my list</Button>}
    </div>
  );
}
