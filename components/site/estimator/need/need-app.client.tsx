'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import type { NeedBasis } from '@/content/entities/products/form/laying';
import { ShareLink } from '../share-link.client';
import { useSettled } from '../use-settled';
import { addressOfNeed, needFromAddress } from './need-address';
import { type Asked, needOf } from './need-arithmetic';
import { type NeedDraft, type NeedErrors, readNeed, startOf } from './need-draft';
import { summariseNeed } from './need-results';
import { NeedView } from './need-view';

type NeedAppProps = {
  readonly basis: NeedBasis;
  readonly sectionId: string;
  /** Query of the address, with what was typed before the calculator woke. */
  readonly query: URLSearchParams;
  /** Id of the field that had the focus then, and keeps it. */
  readonly focusedId: string | undefined;
};

type State = {
  readonly draft: NeedDraft;
  readonly errors: NeedErrors;
  readonly good: { readonly draft: NeedDraft; readonly asked: Asked };
};

/** Typing is over after this long: then the status speaks and the address follows. */
const SETTLE_MS = 500;

/** The calculator awake: every change is worked out at once, and a bad entry leaves the last good result standing. */
export function NeedApp({ basis, sectionId, query, focusedId }: NeedAppProps) {
  const [{ draft, errors, good }, setState] = useState(() => startWith(needFromAddress(query, basis), basis));
  const status =
    Object.keys(errors).length === 0
      ? summariseNeed(needOf(good.asked, basis))
      : 'An entry cannot be used, see the sentence below it. The results are still those of the last good entries.';
  const settledStatus = useSettled(status, SETTLE_MS);
  const settledDraft = useSettled(good.draft, SETTLE_MS);
  const [firstDraft] = useState(good.draft);

  useLayoutEffect(() => {
    if (focusedId !== undefined) document.getElementById(focusedId)?.focus({ preventScroll: true });
  }, [focusedId]);

  useEffect(() => {
    if (settledDraft === firstDraft) return;
    window.history.replaceState(null, '', addressOfNeed(settledDraft, window.location.href));
  }, [settledDraft, firstDraft]);

  const handleChange = (changed: NeedDraft) => {
    setState((before) => {
      const read = readNeed(changed, basis);
      return read.ok
        ? { draft: changed, errors: {}, good: { draft: changed, asked: read.asked } }
        : { draft: changed, errors: read.errors, good: before.good };
    });
  };

  const getAddress = () => {
    const address = addressOfNeed(good.draft, window.location.href);
    address.hash = sectionId;
    return address.href;
  };

  return (
    <NeedView
      basis={basis}
      draft={draft}
      errors={errors}
      good={good}
      status={settledStatus}
      actions={<ShareLink getAddress={getAddress} sectionId={sectionId} />}
      onChange={handleChange}
    />
  );
}

/** The address is read so that its draft is always good; the example stands in should it ever not be. */
function startWith(draft: NeedDraft, basis: NeedBasis): State {
  const read = readNeed(draft, basis);
  if (!read.ok) return startWith(startOf(basis), basis);
  return { draft, errors: {}, good: { draft, asked: read.asked } };
}
