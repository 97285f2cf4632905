import { site } from '@/components/admin/site';
import {
  buildDay,
  type DatedChange,
  datedChanges,
  dayOf,
  daysAfter,
  type Entity,
  fieldLabel,
  isPair,
  type ManagedRecord,
  readText,
  type Schedule,
} from '@/lib/records';
import { sharedStrings } from '@/components/admin/strings/shared';
import { dayText } from '@/components/admin/lib/wording';
import { inSentence, staffLanguage } from '@/lib/text';
import type { RecordState, Row } from '@/components/admin/store/types';
import { hiddenPages } from './shown-pages';

const { schedule: texts, dated, states, off } = sharedStrings;

/** Kinds of states, also by a record's own days, or because its page is off; the list filters by them. */
export type ShownKind = RecordState['kind'] | 'waiting' | 'ended' | 'off';

/** State of a record in words, with a note on what its days do; null where there is nothing to add. */
export type ShownState = {
  readonly kind: ShownKind;
  readonly text: string;
  readonly note: string | null;
};

/** A record in a state; an order of records has no `value`. */
export type HasState = Pick<Row, 'entity' | 'state'> & { readonly value?: ManagedRecord };

/**
 * Names the state of a record or draft: the only place that does, for lists, editor, review, search and dashboard.
 * @param today day in Dhaka, `YYYY-MM-DD`.
 * @param built day of the website's build.
 */
export function shownState(of: HasState, today = dayOf(new Date()), built = buildDay()): ShownState {
  const state = withoutDated(of, today, built);
  const {
    entity,
    state: { kind },
    value = {},
  } = of;
  const changes = kind === 'deleted' ? null : datedText(entity, value, today, built);
  return { ...state, note: [state.note, changes].filter((note) => note !== null).join('; ') || null };
}

/** State and note of a record without its changes with a date. */
function withoutDated(
  { entity, state: { kind }, value = {} }: HasState,
  today: string,
  built: string,
): ShownState {
  if (kind === 'published') {
    const note = offText(entity, value);
    if (note !== null) return { kind: 'off', text: off.state, note };
    return scheduled(site().scheduleOf(entity, value), today, built);
  }
  const note =
    kind === 'deleted'
      ? null
      : (offText(entity, value, off.draft) ?? scheduleText(entity, value, today, built));
  return { kind, text: states[kind], note };
}

/** Says which page is off, so that the website as built does not show a record; null where none is. `own`: of a page itself. */
export function offText(entity: Entity, { shown }: ManagedRecord, own: string = off.page) {
  if (entity === site().pageRecords?.entity && shown === 'no') return own;
  // No page shows forwarded addresses, so none that is off keeps them from the website.
  const hidden = site().isOnWebsite(entity) ? [] : hiddenPages(entity);
  return hidden.length === 0 ? null : off.lists(hidden.map(({ title }) => title));
}

/** State of the published version of a record, also while it has a draft; null without one. */
export const websiteState = ({ entity, published }: Pick<Row, 'entity' | 'published'>) =>
  published === null ? null : shownState({ entity, value: published, state: { kind: 'published' } });

/** Returns from or until when builds show a record, as one sentence; null without a schedule. */
export const scheduleText = (
  entity: Entity,
  value: ManagedRecord,
  today = dayOf(new Date()),
  built = buildDay(),
) => scheduleSentence(site().scheduleOf(entity, value), today, built);

/** Returns the sentence of `scheduleText` for a schedule. */
export function scheduleSentence(schedule: Schedule, today: string, built: string) {
  const { kind, text, note } = scheduled(schedule, today, built);
  if (kind === 'published') return note;
  return note === null ? text : `${text}; ${inSentence(note)}`;
}

/** State of a published record by its days. */
function scheduled({ from = '', until }: Schedule, today: string, built: string): ShownState {
  if (from > today) {
    const note = isBuiltNightly(today, built) ? texts.nightly : texts.byHand;
    return { kind: 'waiting', text: texts.waiting(dayText(from)), note };
  }
  if (from > built) return { kind: 'waiting', text: texts.due(dayText(from)), note: texts.next };
  const { published: text } = states;
  if (until === undefined) return { kind: 'published', text, note: null };
  if (until < built) return { kind: 'ended', text: texts.ended(dayText(until)), note: null };
  return { kind: 'published', text, note: (until < today ? texts.overdue : texts.until)(dayText(until)) };
}

/** Names the fields that change for some days, until a build after the last day; null without such changes. */
export function datedText(entity: Entity, value: ManagedRecord, today: string, built: string) {
  const names = datedChanges(value)
    .filter(({ last = '' }) => last >= built)
    .map((change) => dated.of(fieldLabel(site().formOf(entity).fields, change.kind), ...daysIn(change)));
  if (names.length === 0) return null;
  return [...names, ...(isBuiltNightly(today, built) ? [] : [inSentence(dated.byHand)])].join('; ');
}

/** Says at a field what the website shows in its place, and when; undefined without changes with a date. */
export const datedNote = (record: ManagedRecord, name: string) =>
  datedChanges(record)
    .filter(({ kind, last = '' }) => kind === name && last >= buildDay())
    .map((change) => dated.here(...daysIn(change), shortText(change.value)))
    .join(' ') || undefined;

const daysIn = ({ first = '', last = '' }: DatedChange) => [dayText(first), dayText(last)] as const;

const shortText = (value: unknown): string => {
  if (isPair(value)) return String(readText(value, staffLanguage)) || value.en;
  if (Array.isArray(value)) return value.map(shortText).includes('') ? '' : value.map(shortText).join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

/** Whether the website is built every night: `NIGHTLY_BUILD` is set, and no night was left out before today. */
const isBuiltNightly = (today: string, built: string) =>
  Boolean(process.env.NIGHTLY_BUILD) && daysAfter(built, 1) >= today;
