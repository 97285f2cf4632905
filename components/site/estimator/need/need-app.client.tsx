'use client';

import type { NeedBasis } from '@/content/entities/products/form/laying';
import type { TakenOver } from '../near-app';
import { ShareLink } from '../share-link.client';
import { useEntries, useStatus } from '../use-entries';
import { addressOfNeed, needFromAddress } from './need-address';
import { needOf } from './need-arithmetic';
import { type NeedDraft, readNeed, startOf } from './need-draft';
import { summariseNeed } from './need-results';
import { NeedView } from './need-view';

type NeedAppProps = TakenOver & { readonly basis: NeedBasis; readonly sectionId: string };

/** The calculator of how many pieces of a product somebody needs (`useEntries`). */
export function NeedApp({ basis, sectionId, query, focusedId }: NeedAppProps) {
  const { draft, errors, good, change, getAddress } = useEntries({
    first: () => needFromAddress(query, basis),
    fallback: startOf(basis),
    read: (entered: NeedDraft) => {
      const result = readNeed(entered, basis);
      return result.ok ? { ok: true as const, value: result.asked } : result;
    },
    addressOf: addressOfNeed,
    sectionId,
    focusedId,
  });
  const status = useStatus(summariseNeed(needOf(good.value, basis)), errors !== undefined);

  return (
    <NeedView
      basis={basis}
      draft={draft}
      errors={errors ?? {}}
      good={{ draft: good.draft, asked: good.value }}
      status={status}
      actions={<ShareLink getAddress={getAddress} sectionId={sectionId} />}
      onChange={(changed) => change(() => changed)}
    />
  );
}
