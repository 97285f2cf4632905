import { entityInfo } from '@/components/admin/shared/entities';
import type { Entity } from '@/content/lib/entities';

const notes: Readonly<Partial<Record<Entity, string>>> = {
  products: 'The home page features the first product of each category and the last two.',
  blogs: 'The website shows blogs by date, newest first, whatever their order here.',
  banners: 'The home page shows its slides in this order.',
};

/** What the order of an entity does on the website. */
export function OrderNote({ entity }: { readonly entity: Entity }) {
  const note = notes[entity] ?? `The website shows its ${entityInfo[entity].many} in this order.`;
  return (
    <p className="mb-3 max-w-measure">
      {note} Drag a handle, use the buttons, or press Alt+Up and Alt+Down in a row.
    </p>
  );
}
