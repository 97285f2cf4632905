import { entityInfo } from '@/components/admin/shared/entities';
import { listStrings } from '@/components/admin/shared/strings/list';
import type { Entity } from '@/content/lib/entities';

const texts = listStrings.order;

/** What the order of an entity does on the website. */
export function OrderNote({ entity }: { readonly entity: Entity }) {
  return (
    <p className="mb-3 max-w-measure">
      {entity === 'services' || entity === 'feedbacks'
        ? texts.others(entityInfo[entity].many)
        : texts[entity]}{' '}
      {texts.how}
    </p>
  );
}
