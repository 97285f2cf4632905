import { site, type StudioSite } from '@/components/admin/site';
import type { Studio } from '@/components/admin/store/studio';
import { draftKey } from '@/components/admin/store/layers';
import { orderState } from '@/components/admin/store/records';
import type { RecordState, Row } from '@/components/admin/store/types';
import { fullTitle } from '@/components/admin/records/row-text';
import { recordHints } from '@/components/admin/records/record-hints';
import { type FieldMessages, recordMessages } from '@/components/admin/fields/messages';
import { reviewStrings } from '@/components/admin/strings/review';
import { capital, type Entity, type ManagedRecord, type PictureFacts, tooFewRecords } from '@/lib/records';
import { type ContentSet, type Draft, ORDER_ID, type ProblemAmong } from '@/lib/exchange';

export type ReviewItem = ReturnType<typeof recordItem> | ReturnType<typeof orderItem>;

type Cause = ProblemAmong['causes'][number];

const NOTHING: FieldMessages = new Map();

/** Returns all changes, those with problems first, then in the order of `entities`. */
export function reviewItems(
  { rows, state, changes, hasRecords }: Pick<Studio, 'rows' | 'state' | 'changes' | 'hasRecords'>,
  pictures: PictureFacts,
): readonly ReviewItem[] {
  // Until all records are there, one that is only not loaded would seem unknown. Publishing checks once more.
  const content = site().entities.every(hasRecords) ? contentOf(rows) : null;
  const among = content === null ? new Map<string, FieldMessages>() : messagesAmong(rows, content);
  const hints = content === null ? [] : site().hintsAmong(content);
  const items = site().entities.flatMap((entity): ReviewItem[] => {
    const all = rows(entity);
    const remaining = all.filter(isKept).length;
    const records = all.flatMap((row) => {
      if (row.change === null) return [];
      const own =
        row.change.op === 'delete'
          ? deletionMessages(entity, remaining)
          : recordMessages(entity, site().formOf(entity), row.value, pictures);
      const messages = new Map([...(among.get(draftKey(row.change)) ?? []), ...own]);
      const follows = hints.filter((hint) => hint.entity === entity && hint.id === row.id);
      return [recordItem(row, row.change, messages, follows)];
    });
    const isMoved = changes.has(draftKey({ entity, id: ORDER_ID }));
    return isMoved ? [...records, orderItem(entity, orderState(state, entity))] : records;
  });
  return items.sort((a, b) => Number(hasProblem(b)) - Number(hasProblem(a)));
}

const isKept = ({ change }: Row) => change?.op !== 'delete';

function deletionMessages(entity: Entity, remaining: number): FieldMessages {
  const tooFew = tooFewRecords(remaining, site().registry[entity].min);
  return tooFew === null
    ? NOTHING
    : new Map([
        ['', reviewStrings.tooFew(site().registry[entity].plural, remaining, site().registry[entity].min)],
      ]);
}

/** All records as they are to become. */
const contentOf = (rows: Studio['rows']) =>
  Object.fromEntries<readonly ManagedRecord[]>(
    site().entities.map((entity) => [
      entity,
      rows(entity)
        .filter(isKept)
        .map(({ value }) => value),
    ]),
  ) as ContentSet;

/**
 * Messages about problems among all records as they are to become, by the key of the draft that shows them: the record's
 * own, and those of the changes that brought the problem about, which list the records that have it.
 */
function messagesAmong(rows: Studio['rows'], content: ContentSet): ReadonlyMap<string, FieldMessages> {
  const messages = new Map<string, Map<string, string>>();
  const say = (key: string, field: string, text: string) => {
    const ofRecord = messages.get(key) ?? new Map<string, string>();
    const before = ofRecord.get(field);
    messages.set(key, ofRecord.set(field, before === undefined ? text : `${before} ${text}`));
  };
  const caused = new Map<string, { kind: ProblemAmong['kind']; cause: Cause; titles: Set<string> }>();
  for (const { kind, entity, id, field, reason, causes } of site().problemsAmong(content)) {
    say(draftKey({ entity, id }), field, `${capital(reason)}.`);
    const row = rows(entity).find((one) => one.id === id);
    for (const cause of causes) {
      const place = `${draftKey(cause)} ${cause.field} ${kind}`;
      const { titles } = caused.get(place) ?? { titles: new Set() };
      caused.set(place, { kind, cause, titles: titles.add(row === undefined ? id : fullTitle(row)) });
    }
  }
  for (const { kind, cause, titles } of caused.values())
    say(draftKey(cause), cause.field, reviewStrings.caused[kind]([...titles]));
  return messages;
}

/** @param follows hints about the record that follow from others. */
function recordItem(
  row: Row,
  draft: Draft,
  messages: FieldMessages,
  follows: ReturnType<StudioSite['hintsAmong']>,
) {
  const { entity, value, state } = row;
  const own = draft.op === 'delete' ? NOTHING : recordHints(entity, site().formOf(entity).fields, value);
  const hints = new Map([...own, ...follows.map(({ field, text }) => [field, text] as const)]);
  return {
    kind: 'record',
    key: draftKey(draft),
    entity,
    title: fullTitle(row),
    row,
    state,
    messages,
    hints,
  } as const;
}

const orderItem = (entity: Entity, state: RecordState) =>
  ({
    kind: 'order',
    key: draftKey({ entity, id: ORDER_ID }),
    entity,
    row: null,
    title: reviewStrings.orderOf(site().registry[entity].plural),
    state,
  }) as const;

/** Whether problems block the publication of a change. */
export const hasProblem = (item: ReviewItem) =>
  item.kind === 'record' && (item.messages.size > 0 || item.state.kind === 'review');

/** Whether a change without problems is selected by default: it was not handed over yet. */
export const isTickedByDefault = ({ state }: Pick<ReviewItem, 'state'>) => !('handedAt' in state);
