'use client';

import { ChangedLabels } from './changed-labels';
import { site } from '@/components/admin/site';
import { draftedValue } from '@/components/admin/records/entities';
import { fullTitle } from '@/components/admin/records/row-text';
import { useState } from 'react';
import { stepText } from '@/components/admin/store/labels';
import { isContinued, joined, versionOf } from '@/components/admin/store/steps';
import type { RecordKey } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { Disclosure } from '@/components/admin/ui/disclosure';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { loadReview } from '@/components/admin/screens/review-part';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { activityStrings as texts } from '@/components/admin/strings/settings';
import { momentText } from '@/components/admin/lib/wording';
import type { Step } from '@/lib/exchange';
import type { ManagedRecord } from '@/lib/records';
import { ExportList } from '@/components/admin/screens/publish/export-list';
import { DialogFrame } from '@/components/admin/ui/dialog-frame';
import { act } from '@/components/admin/ui/announce';
import { sharedStrings } from '@/components/admin/strings/shared';

const FIRST_SHOWN = 20;

const FieldChanges = lazyPart(loadReview, 'FieldChanges');
/** Lists the last 200 steps, newest first, consecutive typing in one record as one entry. Versions can be restored. */
export function Activity() {
  const { state, named } = useStudio();
  const [isWhole, setIsWhole] = useState(false);
  const [chosen, setChosen] = useState<Version | null>(null);
  const entries = entriesOf(state.steps).reverse();
  const visibleEntries = isWhole ? entries : entries.slice(0, FIRST_SHOWN);

  return (
    <>
      <ExportList />
      {entries.length === 0 && <p>{texts.nothing}</p>}
      <ol className="border-joint not-empty:border-t">
        {visibleEntries.map(({ step, between }) => (
          <li key={step.seq} className="border-b border-joint py-2">
            <p className={step.undone ? 'text-concrete-600' : ''}>
              <time dateTime={step.at} className="inline-block w-28 text-concrete-600 tabular-nums">
                {momentText(step.at)}
              </time>
              {step.undone ? <s>{stepText(step, 'done')}</s> : <span>{stepText(step, 'done')}</span>}
              {step.undone && <span>{` ${texts.undone}`}</span>}
            </p>
            <ul>
              {changesIn(step).map((change) => (
                <ActivityChange
                  key={`${change.key.entity}/${change.key.id}`}
                  change={change}
                  at={step.at}
                  onRestore={(side, value) => setChosen({ step, key: change.key, side, value })}
                />
              ))}
            </ul>
            {between.length > 0 && (
              <Disclosure summary={texts.between(between.length)} className="text-sm">
                <ul>
                  {between.map((version) => (
                    <li key={version.step.seq}>
                      <StudioButton
                        label={texts.restore.after}
                        about={texts.restoreOf(
                          site().registry[version.key.entity].titleOf(
                            named(version.key.entity, version.value),
                          ),
                          momentText(version.step.at),
                        )}
                        look="quietLow"
                        onPress={() => setChosen(version)}
                      />
                    </li>
                  ))}
                </ul>
              </Disclosure>
            )}
          </li>
        ))}
      </ol>
      {!isWhole && entries.length > FIRST_SHOWN && (
        <StudioButton
          label={texts.showAll(entries.length)}
          onPress={() => setIsWhole(true)}
          className="mt-4"
        />
      )}
      {chosen !== null && <RestoreVersion version={chosen} onClosed={() => setChosen(null)} />}
    </>
  );
}

/** An entry of the list. `between`: intermediate versions of joined steps, newest first. */
type Entry = { readonly step: Step; readonly between: readonly Version[] };

function entriesOf(steps: readonly Step[]): Entry[] {
  const entries: Entry[] = [];
  for (const step of steps) {
    const last = entries.at(-1);
    if (!last || !isContinued(last.step, step)) {
      entries.push({ step, between: [] });
      continue;
    }
    const between = changesIn(last.step).flatMap(({ key, after: value }): Version[] =>
      value === null ? [] : [{ step: last.step, key, side: 'after', value }],
    );
    const whole = { ...step, changes: joined(last.step, step) };
    entries.splice(-1, 1, { step: whole, between: [...between, ...last.between] });
  }
  return entries;
}

const changesIn = (step: Step) =>
  step.changes
    .map((change) => ({
      key: { entity: change.entity, id: change.id },
      before: versionOf(change, 'before'),
      after: versionOf(change, 'after'),
    }))
    .filter(({ before, after }) => before !== null || after !== null);

type ActivityChangeProps = {
  readonly change: ReturnType<typeof changesIn>[number];
  /** ISO time of the step. */
  readonly at: string;
  readonly onRestore: (side: Version['side'], value: ManagedRecord) => void;
};

function ActivityChange({ change: { key, before, after }, at, onRestore }: ActivityChangeProps) {
  const { row, named: namedIn } = useStudio();
  const { entity, id } = key;
  const named = namedIn(entity, after ?? before ?? {});
  const title = fullTitle(
    row(entity, id) ?? { ...key, named, title: site().registry[entity].titleOf(named) },
  );
  const sides = [['after', after] as const, ['before', before] as const];
  return (
    <li className="text-sm">
      <div className="flex flex-wrap items-center gap-x-4">
        <span className="text-concrete-600">{title}</span>
        <ChangedLabels entity={entity} before={before} after={after} />
        <span className="ml-auto">
          {sides.map(
            ([side, version]) =>
              version !== null && (
                <StudioButton
                  key={side}
                  label={texts.restore[side]}
                  about={texts.restoreOf(title, momentText(at))}
                  look="quietLow"
                  onPress={() => onRestore(side, version)}
                />
              ),
          )}
        </span>
      </div>
      <Disclosure summary={texts.whatChanged} about={` ${texts.restoreOf(title, momentText(at))}`}>
        <div className="my-2">
          <FieldChanges entity={entity} before={before} after={after} />
        </div>
      </Disclosure>
    </li>
  );
}

const ID = 'restore-version';

/** A version that can be restored: its step, record, and side of the step. */
export type Version = {
  readonly step: Step;
  readonly key: RecordKey;
  readonly side: 'before' | 'after';
  readonly value: ManagedRecord;
};

type RestoreVersionProps = { readonly version: Version; readonly onClosed: () => void };

function RestoreVersion({ version, onClosed }: RestoreVersionProps) {
  const { row, named, restoreVersion } = useStudio();
  const { step, key, side, value } = version;
  const current = row(key.entity, key.id);
  const now = draftedValue(current);

  const restore = async () => {
    await act(restoreVersion(step, key, side));
    onClosed();
  };

  return (
    <DialogFrame
      id={ID}
      title={texts.question(site().registry[key.entity].titleOf(named(key.entity, value)) || key.id)}
      openOnMount
      onClosed={onClosed}
      className="max-w-5xl"
    >
      <p className="mb-4">{current?.published ? texts.changesWebsite : texts.changesDraft}</p>
      <FieldChanges entity={key.entity} before={now} after={value} />
      <div className="mt-6 flex flex-wrap gap-2">
        <StudioButton label={texts.confirm} look="solid" onPress={restore} />
        <StudioButton label={sharedStrings.cancel} commandfor={ID} command="close" />
      </div>
    </DialogFrame>
  );
}
