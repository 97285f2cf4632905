import type { Studio } from '@/components/admin/store/studio';
import { draftKey, orderDraft, orderState } from '@/components/admin/store/records';
import type { Row } from '@/components/admin/store/types';
import { fullTitle } from '@/components/admin/records/row-text';
import { recordHints } from '@/components/admin/records/record-hints';
import { type FieldMessages, recordMessages } from '@/components/admin/fields/messages';
import { reviewStrings } from '@/components/admin/strings/review';
import {
  capital,
  type Entity,
  type ManagedRecord,
  namedRecords,
  type PictureFacts,
  tooFewRecords,
} from '@/lib/records';
import { entities, registry } from '@/content/registry';
import { redirectProblems } from '@/content/registry/redirects';
import type { Draft, OrderDraft } from '@/lib/exchange';
import { entityFields, formOf } from '@/content/registry/forms';
import { hiddenLinks } from '@/content/registry/hidden-links';

export type ReviewItem = ReturnType<typeof recordItem> | ReturnType<typeof orderItem>;

const NOTHING: FieldMessages = new Map();

/** Returns all changes, those with problems first, then in the order of `entities`. */
export function reviewItems(
  { rows, state }: Pick<Studio, 'rows' | 'state'>,
  pictures: PictureFacts,
): readonly ReviewItem[] {
  const wrong = redirectMessages(rows);
  const links = linksToHidden(rows);
  const items = entities.flatMap((entity): ReviewItem[] => {
    const all = rows(entity);
    const remaining = all.filter(({ draft }) => draft?.op !== 'delete').length;
    const deletion = deletionMessages(entity, remaining);
    const records = all.flatMap((row) => {
      if (row.draft === null) return [];
      const users = row.draft.op === 'delete' ? usersOf(rows, row) : [];
      const refusal = users.length > 0 ? new Map([['', reviewStrings.used(users)]]) : deletion;
      return [recordItem(row, row.draft, refusal, () => draftMessages(row, pictures, { links, wrong }))];
    });
    const order = orderDraft(state.drafts, entity);
    return order === null ? records : [...records, orderItem(order)];
  });
  return items.sort((a, b) => Number(hasProblem(b)) - Number(hasProblem(a)));
}

/** Titles of the records that name a record. Those of entities that are not loaded are found when publishing. */
const usersOf = (rows: Studio['rows'], { entity, id }: Row): readonly string[] =>
  entities.flatMap((other) =>
    rows(other)
      .filter(
        (row) =>
          row.draft?.op !== 'delete' &&
          namedRecords(entityFields[other], row.value).some(
            (named) => named.entity === entity && named.name === id,
          ),
      )
      .map(fullTitle),
  );

function deletionMessages(entity: Entity, remaining: number): FieldMessages {
  const tooFew = tooFewRecords(remaining, registry[entity].min);
  return tooFew === null
    ? NOTHING
    : new Map([['', reviewStrings.tooFew(registry[entity].plural, remaining, registry[entity].min)]]);
}

/** Messages about redirects among all records as they are to become, by the key of their draft. */
function redirectMessages(rows: Studio['rows']): ReadonlyMap<string, FieldMessages> {
  const remaining = (entity: Entity) => rows(entity).filter(({ draft }) => draft?.op !== 'delete');
  const content = Object.fromEntries<readonly ManagedRecord[]>(
    entities.map((entity) => [entity, remaining(entity).map(({ value }) => value)]),
  ) as Parameters<typeof redirectProblems>[0];
  return new Map(
    redirectProblems(content).map(({ field, reason, ...key }) => [
      draftKey(key),
      new Map([[field, capital(reason)]]),
    ]),
  );
}

/** What is wrong among all records. */
type Among = {
  readonly links: ReturnType<typeof linksToHidden>;
  readonly wrong: ReturnType<typeof redirectMessages>;
};

/** Links to pages that are off once all changes are published, each with the row that has it. */
function linksToHidden(rows: Studio['rows']) {
  const kept = (entity: Entity) => rows(entity).filter(({ draft }) => draft?.op !== 'delete');
  const pages = kept('pages').map(({ value }) => value);
  return entities.flatMap((entity) =>
    kept(entity).flatMap((row) => hiddenLinks(entity, [row.value], pages).map((link) => ({ ...link, row }))),
  );
}

/** Messages of a changed record; of a page that is off, those of unchanged records that link to it, too. */
function draftMessages(row: Row, pictures: PictureFacts, { links, wrong }: Among) {
  const among = row.draft === null ? undefined : wrong.get(draftKey(row.draft));
  const own = recordMessages(row.entity, formOf(row.entity), row.value, pictures);
  const messages = new Map([...own, ...(among ?? NOTHING)]);
  for (const link of links) {
    if (link.row === row) messages.set(link.field, `${capital(link.reason)}.`);
  }
  const linking = links.filter(({ row: { draft }, pages }) => draft === null && pages.includes(row.id));
  if (row.entity === 'pages' && linking.length > 0)
    messages.set('shown', reviewStrings.linked(linking.map((link) => fullTitle(link.row))));
  return messages;
}

function recordItem(row: Row, draft: Draft, deletion: FieldMessages, messagesOf: () => FieldMessages) {
  const { entity, value, state } = row;
  const isDeleted = draft.op === 'delete';
  const messages = isDeleted ? deletion : messagesOf();
  const hints = isDeleted ? NOTHING : recordHints(formOf(entity).fields, value);
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

const orderItem = (draft: OrderDraft) =>
  ({
    kind: 'order',
    key: draftKey(draft),
    entity: draft.entity,
    row: null,
    title: reviewStrings.orderOf(registry[draft.entity].plural),
    state: orderState(draft),
  }) as const;

/** Whether problems block the publication of a change. */
export const hasProblem = (item: ReviewItem) =>
  item.kind === 'record' && (item.messages.size > 0 || item.state.kind === 'review');

/** Whether a change without problems is selected by default: it was not handed over yet. */
export const isTickedByDefault = ({ state }: Pick<ReviewItem, 'state'>) => !('writtenAt' in state);
