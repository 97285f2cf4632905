import { FieldChanges } from './field-changes';
import { OrderChange } from './order-change';
import type { ReviewItem } from './review-items';

/** What a change is: an order place by place, a record field by field. */
export function ChangeDetails({ item }: { readonly item: ReviewItem }) {
  if (item.kind === 'order') return <OrderChange entity={item.entity} />;
  const { published, draft, value } = item.row;
  return (
    <FieldChanges entity={item.entity} before={published} after={draft?.op === 'delete' ? null : value} />
  );
}
