'use client';

import type { NeedBasis } from '@/content/entities/products/form/laying';
import type { TakenOver } from '../near-app';
import { ShareLink } from '../share-link.client';
import { useEntries, useStatus } from '../use-entries';
import { ListPieces } from './list-pieces';
import { addressOfNeed, needFromAddress } from './need-address';
import { needOf } from './need-arithmetic';
import { type NeedDraft, readNeed, startOf } from './need-draft';
import { summariseNeed } from './need-results';
import { NeedView } from './need-view';
import type { NeedWords } from '../words';

type NeedAppProps = TakenOver & {
  readonly words: NeedWords;
  /** Of the product. */
  readonly id: string;
  readonly basis: NeedBasis;
  readonly sectionId: string;
};

/** The calculator of how many pieces of a product somebody needs (`useEntries`). */
export function NeedApp({ words, id, basis, sectionId, query, focusedId }: NeedAppProps) {
  const { draft, errors, good, change, getAddress } = useEntries({
    first: () => needFromAddress(query, basis, words),
    fallback: startOf(basis),
    read: (entered: NeedDraft) => {
      const result = readNeed(entered, basis, words);
      return result.ok ? { ok: true as const, value: result.asked } : result;
    },
    addressOf: addressOfNeed,
    sectionId,
    focusedId,
  });
  const need = needOf(good.value, basis);
  const status = useStatus(errors === undefined ? summariseNeed(need, words) : words.texts.faulty);

  return (
    <NeedView
      words={words}
      basis={basis}
      draft={draft}
      errors={errors ?? {}}
      good={{ draft: good.draft, asked: good.value }}
      status={status}
      actions={
        <>
          <ShareLink texts={words.texts.actions} getAddress={getAddress} sectionId={sectionId} />
          <ListPieces words={words} id={id} pieces={need.order} />
        </>
      }
      onChange={(changed) => change(() => changed)}
    />
  );
}
