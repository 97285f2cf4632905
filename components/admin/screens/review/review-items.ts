import type { Studio } from '@/components/admin/store/studio';
import { draftKey, orderDraft, orderState } from '@/components/admin/store/records';
import type { Row } from '@/components/admin/store/types';
import { fullTitle } from '@/components/admin/records/row-text';
import { recordHints } from '@/components/admin/records/record-hints';
import { type FieldMessages, recordMessages } from '@/components/admin/fields/messages';
import { reviewStrings } from '@/components/admin/strings/review';
import { type PictureFacts, tooFewRecords, type Entity } from '@/lib/records';
import { entities, registry } from '@/content/registry';
import type { Draft, OrderDraft } from '@/lib/exchange';
import { formOf } from '@/content/registry/forms';

export type ReviewItem = ReturnType<typeof recordItem> | ReturnType<typeof orderItem>;

const NOTHING: FieldMessages = new Map();

/** Returns all changes, those with problems first, then in the order of `entities`. */
export function reviewItems(
  { rows, state }: Pick<Studio, 'rows' | 'state'>,
  pictures: PictureFacts,
): readonly ReviewItem[] {
  const items = entities.flatMap((entity): ReviewItem[] => {
    const all = rows(entity);
    const remaining = all.filter(({ draft }) => draft?.op !== 'delete').length;
    const deletion = deletionMessages(entity, remaining);
    const records = all.flatMap((row) =>
      row.draft === null ? [] : [recordItem(row, row.draft, deletion, pictures)],
    );
    const order = orderDraft(state.drafts, entity);
    return order === null ? records : [...records, orderItem(order)];
  });
  return items.sort((a, b) => Number(hasProblem(b)) - Number(hasProblem(a)));
}

function deletionMessages(entity: Entity, remaining: number): FieldMessages {
  const tooFew = tooFewRecords(remaining, registry[entity].min);
  return tooFew === null
    ? NOTHING
    : new Map([['', reviewStrings.tooFew(registry[entity].plural, remaining, registry[entity].min)]]);
}

function recordItem(row: Row, draft: Draft, deletion: FieldMessages, pictures: PictureFacts) {
  const { entity, value, state } = row;
  const isDeleted = draft.op === 'delete';
  const messages = isDeleted ? deletion : recordMessages(entity, formOf(entity), value, pictures);
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
    title: reviewStrings.orderOf(registry[draft.entity].plural),
    state: orderState(draft),
  }) as const;

/** Whether problems block the publication of a change. */
export const hasProblem = (item: ReviewItem) =>
  item.kind === 'record' && (item.messages.size > 0 || item.state.kind === 'review');

/** Whether a change without problems is selected by default: it was not handed over yet. */
export const isTickedByDefault = ({ state }: Pick<ReviewItem, 'state'>) => !('writtenAt' in state);
