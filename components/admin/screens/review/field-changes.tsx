import { WordChanges } from './word-changes';
import { ArticleChanges } from './article-changes';
import { site } from '@/components/admin/site';
import type { ReactNode } from 'react';
import { changeStrings as texts } from '@/components/admin/strings/changes';
import { type ChangedPlace, changedPlaces, movedIds } from '@/lib/merge';
import {
  type FieldSpec,
  type FoundField,
  placeIn,
  sameJson,
  olderBangla,
  type Entity,
  type ManagedRecord,
} from '@/lib/records';
import { FieldValue } from './value-view';
import type { ReviewItem } from './review-items';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { draftedValue } from '@/components/admin/records/entities';
import { fullTitle } from '@/components/admin/records/row-text';

/** A record before and after; null if it did not exist, or will be deleted. */
export type FieldChangesProps = {
  readonly entity: Entity;
  readonly before: ManagedRecord | null;
  readonly after: ManagedRecord | null;
};

/** Lists the changes of a record by field: before and after; long texts with changed words marked. */
export function FieldChanges({ entity, ...versions }: FieldChangesProps) {
  const [before, after] = [site().shownTexts(versions.before), site().shownTexts(versions.after)];
  const changes =
    before !== null && after !== null
      ? withOwnViews(entity, changedPlaces(site().formOf(entity).fields, before, after), before, after)
      : wholeRecord(site().formOf(entity).fields, before ?? {}, after ?? {});
  const labels = after === null ? deletedLabels : before === null ? newLabels : sideLabels;
  const fitting = before === null || after === null ? [] : fittingBangla(before, after, changes);
  if (changes.length + fitting.length === 0) return <p>{texts.same}</p>;
  return (
    <dl className="divide-y divide-joint border-y border-joint">
      {changes.map((change) => {
        const place = placeIn(site().formOf(entity).fields, change.path);
        return (
          <Place key={`${change.kind} ${change.path}`} label={place.label}>
            <PlaceChange entity={entity} place={place} change={change} labels={labels} />
          </Place>
        );
      })}
      {fitting.map((path) => (
        <Place key={path} label={placeIn(site().formOf(entity).fields, path).label}>
          {texts.fits}
        </Place>
      ))}
    </dl>
  );
}

type PlaceProps = { readonly label: string; readonly children: ReactNode };

const Place = ({ label, children }: PlaceProps) => (
  <div className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-label-text" /* Labels in one column. */>
    <dt className="font-semibold">{label}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
);

/** Returns the stale Bangla texts that were marked as up to date without a change. */
function fittingBangla(before: ManagedRecord, after: ManagedRecord, changes: readonly ChangedPlace[]) {
  const older = new Set(olderBangla(after));
  return olderBangla(before)
    .filter((path) => !older.has(path))
    .map((path) => `${path}.bn`)
    .filter((path) => !changes.some((change) => change.path === path));
}

/** Labels of the two sides of a change; a side without a label is hidden. */
type SideLabels = { readonly was?: string; readonly is?: string };

const sideLabels = { was: texts.before, is: texts.after };
const newLabels = { is: texts.new };
const deletedLabels = { was: texts.deleted };
const rowLabels = { added: { is: texts.added }, removed: { was: texts.removed } };

/** Total length above which changed words are marked instead of showing two texts side by side. */
const LONG = 120;

type PlaceChangeProps = {
  readonly entity: Entity;
  readonly place: FoundField;
  readonly change: ChangedPlace;
  readonly labels: SideLabels;
};

function PlaceChange({ entity, place, change, labels }: PlaceChangeProps) {
  const { kind, path, was, is, from = 0 } = change;
  const { spec, language } = place;
  if (kind === 'moved') return <p>{texts.moved(from + 1, Number(path.split('.').at(-1)) + 1)}</p>;
  if (typeof was === 'string' && typeof is === 'string' && was.length + is.length > LONG) {
    return (
      <div lang={language === 'bn' ? 'bn' : undefined}>
        {spec.kind === 'markdown' ? (
          <ArticleChanges before={was} after={is} />
        ) : (
          <WordChanges before={was} after={is} />
        )}
      </div>
    );
  }
  const { was: wasLabel, is: isLabel }: SideLabels = kind === 'changed' ? labels : rowLabels[kind];
  const shown = { entity, spec, path, language };
  return (
    <div className={`grid gap-3 ${wasLabel !== undefined && isLabel !== undefined ? 'sm:grid-cols-2' : ''}`}>
      {wasLabel !== undefined && <FieldValue {...shown} label={wasLabel} value={was} isGone />}
      {isLabel !== undefined && <FieldValue {...shown} label={isLabel} value={is} />}
    </div>
  );
}

/** Combines the changes within a field that has its own view; its changed numbers are listed in addition. */
function withOwnViews(
  entity: Entity,
  changes: readonly ChangedPlace[],
  before: ManagedRecord,
  after: ManagedRecord,
): readonly ChangedPlace[] {
  const names = Object.keys(site().views[entity] ?? {});
  const isShown = ({ path }: ChangedPlace) =>
    !names.some((name) => path.startsWith(`${name}.`)) ||
    placeIn(site().formOf(entity).fields, path).spec.kind === 'number';
  return [
    ...changes.filter(isShown),
    ...names
      .map((name) => ({ kind: 'changed', path: name, was: before[name], is: after[name] }) as const)
      .filter(({ was, is }) => !sameJson(was, is)),
  ];
}

const wholeRecord = (
  specs: readonly FieldSpec[],
  before: ManagedRecord,
  after: ManagedRecord,
): readonly ChangedPlace[] =>
  specs
    .map(({ name }) => ({ kind: 'changed', path: name, was: before[name], is: after[name] }) as const)
    .filter(({ was, is }) => !sameJson(was ?? '', is ?? ''));

/** Shows the details of a change: moved records of an order, or changed fields of a record. */
export function ChangeDetails({ item }: { readonly item: ReviewItem }) {
  if (item.kind === 'order') return <OrderChange entity={item.entity} />;
  const { state, published, below } = item.row;
  // What was handed over before this draft comes online first.
  const before = 'handedAt' in state ? published : below;
  return <FieldChanges entity={item.entity} before={before} after={draftedValue(item.row)} />;
}

function OrderChange({ entity }: { readonly entity: Entity }) {
  const { rows, publishedIds } = useStudio();
  const all = rows(entity);
  const before = publishedIds(entity);
  const moved = movedIds(
    before,
    all.map(({ id }) => id),
  );
  return (
    <ul className="list-disc space-y-1 pl-8">
      {all.map(
        (row, index) =>
          moved.has(row.id) && (
            <li key={row.id}>
              <span>{fullTitle(row)}</span>
              <span className="ml-2 text-concrete-600">
                {texts.moved(before.indexOf(row.id) + 1, index + 1)}
              </span>
            </li>
          ),
      )}
    </ul>
  );
}
