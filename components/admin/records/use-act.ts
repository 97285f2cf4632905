import type { Outcome } from '@/components/admin/store/types';
import { sharedStrings } from '@/components/admin/strings/shared';
import { useAnnounce } from '@/components/admin/ui/announcer.client';

const texts = sharedStrings.refusal;

type Failure = Extract<Outcome, { readonly ok: false }>;

/** Why something could not be done, and what to do about it, in one sentence or two. */
export function refusalText(failure: Failure): string {
  return texts[failure.reason];
}

/** Waits for an action and announces why it could not be done, or what was. Returns whether it was done. */
export function useAct() {
  const { announce } = useAnnounce();
  return async <Value>(action: Promise<Outcome<Value>>, done?: (value: Value) => string) => {
    const outcome = await action;
    if (!outcome.ok) announce(refusalText(outcome));
    else if (done) announce(done(outcome.value));
    return outcome.ok;
  };
}
