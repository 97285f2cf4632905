'use client';

import type { WallFigures } from '@/content/wall-figures';
import { EstimatorView } from './estimator-view';
import type { TakenOver } from './near-app';
import { ShareLink } from './share-link.client';
import { useEntries, useStatus } from './use-entries';
import { addressOfDraft, draftFromAddress } from './wall-address';
import { estimateWall } from './wall-arithmetic';
import { exampleDraft, readDraft, type WallDraft } from './wall-draft';
import { summarise } from './wall-results';
import type { EstimatorWords } from './words';

type EstimatorAppProps = TakenOver & {
  readonly words: EstimatorWords;
  readonly figures: WallFigures;
  readonly sectionId: string;
};

function readWall(draft: WallDraft, words: EstimatorWords) {
  const result = readDraft(draft, words);
  return result.ok ? { ok: true as const, value: result.wall } : result;
}

/** The estimator of the visitor's own wall (`useEntries`). */
export function EstimatorApp({ words, figures, sectionId, query, focusedId }: EstimatorAppProps) {
  const { draft, errors, good, change, getAddress } = useEntries({
    first: () => draftFromAddress(query, figures, words),
    fallback: exampleDraft,
    read: (entered: WallDraft) => readWall(entered, words),
    addressOf: addressOfDraft,
    sectionId,
    focusedId,
  });
  const { unit } = draft;
  const wall = good.value;
  const sentence = summarise({ words, wall, estimate: estimateWall(wall, figures), unit, figures });
  const status = useStatus(errors === undefined ? sentence : words.texts.faulty);

  return (
    <EstimatorView
      words={words}
      figures={figures}
      draft={draft}
      errors={errors ?? {}}
      wall={wall}
      unit={unit}
      status={status}
      heading={words.texts.yours}
      actions={<ShareLink texts={words.texts.actions} getAddress={getAddress} sectionId={sectionId} />}
      onChange={(changed) => change((before) => ({ ...before, ...changed }))}
    />
  );
}
