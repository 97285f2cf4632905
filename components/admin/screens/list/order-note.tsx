import { reorderStrings } from '@/components/admin/strings/reorder';
import { type Entity, registry } from '@/content/registry';

const texts = reorderStrings.order;

/** What the order of an entity does on the website. */
export function OrderNote({ entity }: { readonly entity: Entity }) {
  return (
    <p className="mb-3 max-w-measure">
      {registry[entity].orderNote ?? texts.others(registry[entity].many)} {texts.how}
    </p>
  );
}
