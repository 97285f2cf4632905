'use client';

import { useState } from 'react';
import { ORDER_ID } from '@/components/admin/drafts/keys';
import type { RecordKey } from '@/components/admin/drafts/studio-api';
import { useStudio } from '@/components/admin/drafts/use-studio';
import { actionStyles } from '@/components/admin/shared/control-styles';
import { refusalText } from '@/components/admin/shared/refusal-text';
import { settingsStrings } from '@/components/admin/shared/strings/settings';
import { momentText } from '@/components/admin/shared/time-text';
import { useAnnounce } from '@/components/admin/shared/use-announce';
import type { Step } from '@/content/lib/studio-types';

const texts = settingsStrings.activity;

const FIRST_SHOWN = 20;

/** The last 200 steps, newest first; a version of a record can be brought back, as a step of its own. */
export function Activity() {
  const { state, row, restoreVersion } = useStudio();
  const { announce } = useAnnounce();
  const [isWhole, setIsWhole] = useState(false);
  const steps = [...state.steps].reverse();
  const shown = isWhole ? steps : steps.slice(0, FIRST_SHOWN);

  const restore = async (step: Step, key: RecordKey) => {
    const outcome = await restoreVersion(step, key, 'after');
    if (!outcome.ok) announce(refusalText(outcome));
  };

  if (steps.length === 0) return <p>{texts.nothing}</p>;
  return (
    <>
      <ol className="border-t border-joint">
        {shown.map((step) => (
          <li key={step.seq} className="border-b border-joint py-2">
            <p className={step.undone ? 'text-concrete-600' : ''}>
              <time dateTime={step.at} className="inline-block w-28 text-concrete-600 tabular-nums">
                {momentText(step.at)}
              </time>
              {step.undone ? <s>{step.label}</s> : step.label}
              {step.undone && ` ${texts.undone}`}
            </p>
            <ul>
              {step.changes
                .filter(({ id, after }) => id !== ORDER_ID && after !== null)
                .map(({ entity, id }) => (
                  <li key={`${entity}/${id}`} className="flex flex-wrap items-center justify-between gap-x-4">
                    <span className="text-sm text-concrete-600">{row(entity, id)?.title || id}</span>
                    <button
                      type="button"
                      onClick={() => void restore(step, { entity, id })}
                      className={`${actionStyles.quiet} min-h-9 px-2 text-sm`}
                    >
                      {texts.restore}
                      <span className="sr-only">
                        {' '}
                        {texts.restoreOf(row(entity, id)?.title || id, momentText(step.at))}
                      </span>
                    </button>
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ol>
      {!isWhole && steps.length > FIRST_SHOWN && (
        <button type="button" onClick={() => setIsWhole(true)} className={`${actionStyles.outline} mt-4`}>
          {texts.showAll(steps.length)}
        </button>
      )}
    </>
  );
}
