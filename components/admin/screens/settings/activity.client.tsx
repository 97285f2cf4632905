'use client';

import { fullTitle } from '@/components/admin/records/row-text';
import { Suspense, useState } from 'react';
import { versionOf } from '@/components/admin/store/steps';
import { useStudio } from '@/components/admin/store/use-studio';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { settingsStrings } from '@/components/admin/strings/settings';
import { momentText } from '@/components/admin/strings/time-text';
import type { Step } from '@/content/exchange/studio-types';
import { registry } from '@/content/registry';
import type { Version } from './restore-version';

const texts = settingsStrings.activity;

const FIRST_SHOWN = 20;

const RestoreVersion = lazyPart(() => import('./restore-version').then((module) => module.RestoreVersion));

/** The last 200 steps, newest first; a version of a record can be brought back, as a step of its own. */
export function Activity() {
  const { state, row } = useStudio();
  const [isWhole, setIsWhole] = useState(false);
  const [chosen, setChosen] = useState<Version | null>(null);
  const steps = [...state.steps].reverse();
  const shown = isWhole ? steps : steps.slice(0, FIRST_SHOWN);

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
              {versionsOf(step).map((version) => {
                const { key, value } = version;
                const { entity, id } = key;
                const title = fullTitle(
                  row(entity, id) ?? { ...key, value, title: registry[entity].titleOf(value) },
                );
                return (
                  <li
                    key={`${entity}/${id}/${version.side}`}
                    className="flex flex-wrap items-center justify-between gap-x-4"
                  >
                    <span className="text-sm text-concrete-600">{title}</span>
                    <button
                      type="button"
                      onClick={() => setChosen(version)}
                      className={`${actionStyles.quietLow} text-sm`}
                    >
                      {texts.restore[version.side]}
                      <span className="sr-only"> {texts.restoreOf(title, momentText(step.at))}</span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
      {!isWhole && steps.length > FIRST_SHOWN && (
        <button type="button" onClick={() => setIsWhole(true)} className={`${actionStyles.outline} mt-4`}>
          {texts.showAll(steps.length)}
        </button>
      )}
      {chosen !== null && (
        <Suspense>
          <RestoreVersion version={chosen} onClosed={() => setChosen(null)} />
        </Suspense>
      )}
    </>
  );
}

/** What each record was after a step, and before it. */
function versionsOf(step: Step): Version[] {
  return step.changes.flatMap((change) =>
    (['after', 'before'] as const).flatMap((side) => {
      const value = versionOf(change, side);
      return value === null ? [] : [{ step, key: { entity: change.entity, id: change.id }, side, value }];
    }),
  );
}
