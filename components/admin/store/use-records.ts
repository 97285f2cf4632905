import { useEffect, useState } from 'react';
import type { Entity } from '@/content/registry';
import { useStudioPart } from './use-studio';

/**
 * Loads the published records of an entity for the screen that shows them. `missing`: they did not arrive; the network is gone, or a deploy
 * has taken the file away.
 */
export function useRecords(entity: Entity): 'loading' | 'here' | 'missing' {
  const isHere = useStudioPart(({ hasRecords }) => hasRecords(entity));
  const needRecords = useStudioPart((studio) => studio.needRecords);
  const [missing, setMissing] = useState<Entity | null>(null);

  useEffect(() => {
    let isShown = true;
    void needRecords([entity]).then((haveArrived) => {
      if (isShown && !haveArrived) setMissing(entity);
    });
    return () => {
      isShown = false;
    };
  }, [entity, needRecords]);

  if (isHere) return 'here';
  return missing === entity ? 'missing' : 'loading';
}
