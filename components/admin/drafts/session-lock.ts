import type { Entity } from '@/content/lib/entities';
import type { Core } from './core';
import type { HeldLock } from './locks';

/** The lock that one visit of the editor holds on its record. */
export function createSessionLock(core: Core, entity: Entity, onStolen: () => void) {
  let held: HeldLock | null = null;
  /** Counts endings, so that what was asked for before one can tell. */
  let endings = 0;

  const release = () => {
    held?.release();
    held = null;
  };

  return {
    /** As far as this tab has heard. */
    isHeld: () => held !== null,
    isStillHeld: async () => held !== null && held.isStillHeld(),
    /** `ended` when the visit was over before the answer came; what was granted then is let go at once. */
    take: async (id: string, steal = false): Promise<'held' | 'elsewhere' | 'ended'> => {
      const life = endings;
      const granted = await core.environment.locks.acquire(
        { entity, id },
        {
          steal,
          onStolen: () => {
            held = null;
            onStolen();
          },
        },
      );
      if (life !== endings) {
        granted?.release();
        return 'ended';
      }
      if (granted === null) return 'elsewhere';
      held = granted;
      return 'held';
    },
    release,
    end: () => {
      endings += 1;
      release();
    },
  };
}
