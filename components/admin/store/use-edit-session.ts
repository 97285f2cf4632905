import { useContext, useEffect, useState, useSyncExternalStore } from 'react';
import type { Entity, ManagedRecord } from '@/content/registry';
import { createEditSession } from './edit-session';
import type { EditSession, SessionState } from './edit-session-types';
import { StudioContext } from './studio-context';
import { useStudioPart } from './use-studio';

/**
 * Opens a record for as long as the component is mounted; saved when it goes. With `id` null the record is
 * new: it gets its id at the first change, and the address may then be given that id without a new opening.
 * @param seed - gives the values that a new record starts from.
 */
export function useEditSession(
  entity: Entity,
  id: string | null,
  seed?: () => ManagedRecord,
): readonly [EditSession, SessionState] {
  const controller = useContext(StudioContext);
  if (controller === null) throw new Error('useEditSession was called outside of StudioProvider.');
  const begin = () => createEditSession(controller, entity, id, seed);
  const [address, setAddress] = useState({ entity, id });
  const [session, setSession] = useState(begin);
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);

  if (address.entity !== entity || address.id !== id) {
    setAddress({ entity, id });
    const isSameRecord = session.entity === entity && session.getState().id === id;
    if (!isSameRecord) setSession(begin);
  }

  const isOpen = useStudioPart(({ hasRecords, state: { status } }) => {
    return hasRecords(entity) && (status.phase === 'ready' || status.phase === 'reading');
  });
  useEffect(() => {
    if (!isOpen) return;
    session.open();
    return session.close;
  }, [session, isOpen]);

  return [session, state];
}
