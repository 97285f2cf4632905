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

type EstimatorAppProps = TakenOver & { readonly figures: WallFigures; readonly sectionId: string };

function readWall(draft: WallDraft) {
  const result = readDraft(draft);
  return result.ok ? { ok: true as const, value: result.wall } : result;
}

/** The estimator of the visitor's own wall (`useEntries`). */
export function EstimatorApp({ figures, sectionId, query, focusedId }: EstimatorAppProps) {
  const { draft, errors, good, change, getAddress } = useEntries({
    first: () => draftFromAddress(query, figures),
    fallback: exampleDraft,
    read: readWall,
    addressOf: addressOfDraft,
    sectionId,
    focusedId,
  });
  const { unit } = draft;
  const wall = good.value;
  const sentence = summarise({ wall, estimate: estimateWall(wall, figures), unit, figures });
  const status = useStatus(sentence, errors !== undefined);

  return (
    <EstimatorView
      figures={figures}
      draft={draft}
      errors={errors ?? {}}
      wall={wall}
      unit={unit}
      status={status}
      heading="Your wall"
      actions={<ShareLink getAddress={getAddress} sectionId={sectionId} />}
      onChange={(changed) => change((before) => ({ ...before, ...changed }))}
    />
  );
}
