import type { Outcome } from '@/components/admin/store/types';
import { useAnnounce } from '@/components/admin/ui/use-announce';
import { refusalText } from './refusal-text';

/** Waits for an action; where it could not be done, says why. Returns whether it was done. */
export function useAct() {
  const { announce } = useAnnounce();
  return async (action: Promise<Outcome<unknown>>) => {
    const outcome = await action;
    if (!outcome.ok) announce(refusalText(outcome));
    return outcome.ok;
  };
}
