import { ChangeDetails } from './field-changes';
import { ReviewProblemPanel } from './disputed-fields';
import { PublishSections } from '@/components/admin/screens/publish/bundle-section';
import type { Entity } from '@/lib/records';
import { site } from '@/components/admin/site';
import { useEffect, useMemo, useState } from 'react';
import { usePictureFacts } from '@/components/admin/records/picture-facts';
import type { AnyDraft, Row } from '@/components/admin/store/types';
import { draftKey } from '@/components/admin/store/layers';
import type { Studio } from '@/components/admin/store/studio';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { reviewStrings } from '@/components/admin/strings/review';
import { hasProblem, isTickedByDefault, reviewItems, type ReviewItem } from './review-items';
import { fullTitle } from '@/components/admin/records/row-text';
import { draftedValue, editPath } from '@/components/admin/records/entities';
import { fieldPath } from '@/components/admin/fields/control-props';
import { type FieldMessages, messageWithField } from '@/components/admin/fields/messages';
import { shownPages } from '@/components/admin/records/shown-pages';
import { shownState } from '@/components/admin/records/shown-state';
import { StateTag } from '@/components/admin/records/state-tag';
import { Disclosure } from '@/components/admin/ui/disclosure';
import { StudioLink } from '@/components/admin/ui/studio-link';
import { LabelledCheckbox } from '@/components/admin/ui/labelled-input';

/** Says in sentences what the changes of some entities bring about elsewhere on the website. */
export const effectsOf = (
  changed: ReadonlySet<Entity>,
  { rows, publishedIds }: Pick<Studio, 'rows' | 'publishedIds'>,
) =>
  [...changed].flatMap(
    (entity) =>
      site().effectsOf[entity]?.(
        rows(entity).map((row) => ({
          id: row.id,
          title: fullTitle(row),
          before: row.published,
          after: draftedValue(row),
        })),
        publishedIds(entity),
      ) ?? [],
  );

/** Returns the addresses of the pages that are off once the changes with these keys are published. */
function hiddenAfter({ rows, hasRecords }: Pick<Studio, 'rows' | 'hasRecords'>, keys: ReadonlySet<string>) {
  const { pageRecords, hiddenPaths } = site();
  if (pageRecords === null || !hasRecords(pageRecords.entity)) return hiddenPaths;
  const pages = rows(pageRecords.entity);
  return pageRecords.hiddenBy(
    pages.map((row) => (keys.has(draftKey(row)) ? row.value : (row.published ?? {}))),
  );
}

const valuesOf = (drafts: ReadonlyMap<string, AnyDraft>) =>
  [...drafts.values()].map((draft) => ('op' in draft && draft.op === 'put' ? draft.value : null));

/** Lists all changes with checkboxes, followed by the sections for publishing and importing. */
export function ReviewBody() {
  const { rows, state, changes, hasRecords, publishedIds, needRecords } = useStudio();
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const { facts } = usePictureFacts(useMemo(() => valuesOf(changes), [changes]));
  const items = useMemo(
    () => reviewItems({ rows, state, changes, hasRecords }, facts),
    [rows, state, changes, hasRecords, facts],
  );
  const isTicked = (item: ReviewItem) =>
    !hasProblem(item) && (ticks.get(item.key) ?? isTickedByDefault(item));
  const keys = new Set(items.filter(isTicked).map(({ key }) => key));
  const tickAll = (isOn: boolean) => setTicks(new Map(items.map(({ key }) => [key, isOn])));
  const hidden = hiddenAfter({ rows, hasRecords }, keys);
  const problems = items.filter(hasProblem).length;
  const effects = effectsOf(new Set(items.map(({ entity }) => entity)), { rows, publishedIds });

  // Any change may leave a record elsewhere with a problem. After a failure, the check before publishing says it.
  useEffect(() => void needRecords(site().entities), [needRecords]);

  return (
    <>
      {items.length === 0 ? (
        <p>{reviewStrings.nothing}</p>
      ) : (
        <>
          <p>
            {reviewStrings.chosen(items.length, keys.size) +
              (problems > 0 ? ` ${reviewStrings.blocked(problems)}` : '')}
          </p>
          <p className="mt-3 flex gap-joint">
            <StudioButton label={reviewStrings.all} look="quietTight" onPress={() => tickAll(true)} />
            <StudioButton label={reviewStrings.none} look="quietTight" onPress={() => tickAll(false)} />
          </p>
          {effects.map((effect) => (
            <p key={effect} className="mt-4 border-l-4 border-ink bg-paper p-3">
              {effect}
            </p>
          ))}
          <ul className="mt-5 border-t-2 border-ink">
            {items.map((item) => (
              <ReviewChange
                key={item.key}
                item={item}
                hidden={hidden}
                isTicked={isTicked(item)}
                onTick={(isOn) => setTicks(new Map(ticks).set(item.key, isOn))}
              />
            ))}
          </ul>
        </>
      )}
      <PublishSections keys={items.length === 0 ? null : keys} />
    </>
  );
}

type ReviewChangeProps = {
  readonly item: ReviewItem;
  /** Addresses of the pages that are off once the chosen changes are published. */
  readonly hidden: readonly string[];
  readonly isTicked: boolean;
  readonly onTick: (isOn: boolean) => void;
};

function ReviewChange({ item, hidden, isTicked, onTick }: ReviewChangeProps) {
  const isBlocked = hasProblem(item);
  const pages = shownPages(item.entity, hidden);
  const stated = item.kind === 'record' ? item.row : item;
  const { note } = shownState(stated);
  return (
    <li className="border-b border-joint py-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <LabelledCheckbox
          checked={isTicked}
          disabled={isBlocked}
          onTick={onTick}
          className="flex min-w-0 flex-1"
        >
          <span className="min-w-0">
            <b className="me-2 font-semibold">{`${item.title} `}</b>
            <span className="inline-block text-concrete-600">{site().registry[item.entity].singular}</span>
            {item.kind === 'record' && item.row.value.sample === 'yes' && (
              <b className="ms-2 inline-block border border-ink px-1 font-medium">{reviewStrings.sample}</b>
            )}
          </span>
        </LabelledCheckbox>
        <StateTag of={stated} />
      </div>
      {note !== null && <p className="pl-8 text-sm">{note}</p>}
      {pages.length > 0 && (
        <p className="pl-8 text-sm text-concrete-600">
          {reviewStrings.shownOn(pages.map(({ title }) => title))}
        </p>
      )}
      {item.kind === 'record' && (
        <>
          <FieldLinks row={item.row} texts={item.messages} className="border-clay" />
          <FieldLinks row={item.row} texts={item.hints} className="border-ink" />
          {item.state.kind === 'review' && <ReviewProblemPanel row={item.row} />}
        </>
      )}
      {item.kind === 'record' && draftedValue(item.row) !== null && (
        <StudioLink
          href={editPath(item.entity, item.row.id)}
          className="ml-8 inline-block min-h-6 py-1 underline underline-offset-4 hover:no-underline"
        >
          <span>{reviewStrings.open}</span>
          <span className="sr-only">{` ${item.title}`}</span>
        </StudioLink>
      )}
      <Disclosure summary={reviewStrings.whatChanges} indent="ml-8">
        <div className="mt-3">
          <ChangeDetails item={item} />
        </div>
      </Disclosure>
    </li>
  );
}

type FieldLinksProps = {
  readonly row: Row;
  /** Texts by path; '' for the whole record. */
  readonly texts: FieldMessages;
  readonly className: string;
};

function FieldLinks({ row: { entity, id }, texts, className }: FieldLinksProps) {
  if (texts.size === 0) return null;
  return (
    <ul className={`mt-1 mb-2 space-y-1 border-l-4 pl-3 ${className}`}>
      {[...texts].map(([name, text]) => (
        <li key={name}>
          <StudioLink
            href={fieldPath(entity, id, name)}
            className="underline underline-offset-4 hover:no-underline"
          >
            {name === '' ? text : messageWithField(site().formOf(entity).fields, name, text)}
          </StudioLink>
        </li>
      ))}
    </ul>
  );
}
