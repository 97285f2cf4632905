import type { Entity } from '@/content/lib/entities';
import type { Draft } from '@/content/lib/studio-types';
import type { ManagedRecord } from '@/content/managed';
import type { World } from './order';
import { recordDraft } from './keys';
import { editDraft } from './settle';

/** A draft that starts from what is published now. Version, revision and time are stamped when it is written. */
export function startDraft(
  { published }: Pick<World, 'published'>,
  entity: Entity,
  id: string,
  value: ManagedRecord,
  op: Draft['op'] = 'put',
): Draft {
  const base = published.record(entity, id);
  const baseHash = published.hash(entity, id);
  return { version: 0, entity, id, savedAt: '', value, op, base, baseHash, rev: 0 };
}

/** The draft of a record with another value, begun when there is none. Its id always is the value's. */
export function draftWith(world: World, entity: Entity, id: string, value: ManagedRecord): Draft {
  const named = { ...value, [world.published.idField(entity)]: id };
  const draft = recordDraft(world.drafts, entity, id);
  return draft === null
    ? startDraft(world, entity, id, named)
    : editDraft(draft, { op: 'put', value: named });
}
