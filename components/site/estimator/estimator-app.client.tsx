'use client';

import { useEffect, useLayoutEffect, useState } from 'react';
import type { WallFigures } from '@/content/wall-figures';
import { EstimatorView } from './estimator-view';
import { ShareLink } from './share-link.client';
import { useSettled } from './use-settled';
import { addressOfDraft, draftFromAddress } from './wall-address';
import { estimateWall, type Wall } from './wall-arithmetic';
import { exampleDraft, readDraft, type DraftErrors, type WallDraft } from './wall-draft';
import { summarise } from './wall-results';

type EstimatorAppProps = {
  readonly figures: WallFigures;
  readonly sectionId: string;
  /** Query of the address, with what was typed before the estimator woke. */
  readonly query: URLSearchParams;
  /** Id of the field that had the focus when the estimator woke, and keeps it. */
  readonly focusedId: string | undefined;
};

type State = {
  readonly draft: WallDraft;
  readonly errors: DraftErrors;
  /** The last draft that could be worked out. */
  readonly good: { readonly draft: WallDraft; readonly wall: Wall };
};

/** Typing is over after this long: then the status speaks and the address follows. */
const SETTLE_MS = 500;

/** The estimator awake: every change is worked out at once, and a bad entry leaves the last good result standing. */
export function EstimatorApp({ figures, sectionId, query, focusedId }: EstimatorAppProps) {
  const [{ draft, errors, good }, setState] = useState(() => startWith(draftFromAddress(query, figures)));
  const { unit } = draft;
  const status =
    Object.keys(errors).length === 0
      ? summarise({ wall: good.wall, estimate: estimateWall(good.wall, figures), unit, figures })
      : 'An entry cannot be used, see the sentence below it. The results are still those of the last good entries.';
  const settledStatus = useSettled(status, SETTLE_MS);
  const settledDraft = useSettled(good.draft, SETTLE_MS);
  const [firstDraft] = useState(good.draft);

  useLayoutEffect(() => {
    if (focusedId !== undefined) document.getElementById(focusedId)?.focus({ preventScroll: true });
  }, [focusedId]);

  useEffect(() => {
    if (settledDraft === firstDraft) return;
    window.history.replaceState(null, '', addressOfDraft(settledDraft, window.location.href));
  }, [settledDraft, firstDraft]);

  const handleChange = (change: Partial<WallDraft>) => {
    setState((before) => {
      const changed = { ...before.draft, ...change };
      const read = readDraft(changed);
      return read.ok
        ? { draft: changed, errors: {}, good: { draft: changed, wall: read.wall } }
        : { draft: changed, errors: read.errors, good: before.good };
    });
  };

  const getAddress = () => {
    const address = addressOfDraft(good.draft, window.location.href);
    address.hash = sectionId;
    return address.href;
  };

  return (
    <EstimatorView
      figures={figures}
      draft={draft}
      errors={errors}
      wall={good.wall}
      unit={unit}
      status={settledStatus}
      heading="Your wall"
      actions={<ShareLink getAddress={getAddress} sectionId={sectionId} />}
      onChange={handleChange}
    />
  );
}

/** The address is read so that its draft is always good; the example stands in should it ever not be. */
function startWith(draft: WallDraft): State {
  const read = readDraft(draft);
  if (!read.ok) return startWith(exampleDraft);
  return { draft, errors: {}, good: { draft, wall: read.wall } };
}
