import type { Outcome, Row } from '@/components/admin/store/types';
import { sharedStrings } from '@/components/admin/strings/shared';
import { useAnnounce } from '@/components/admin/ui/announcer.client';
import { useRouter } from 'next/navigation';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { editPath } from './entities';

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

/** Copies records, each into a draft of its own, as one step of the history. The form of a single copy opens. */
export function useDuplicate() {
  const duplicate = useStudio((studio) => studio.duplicate);
  const router = useRouter();
  return async (rows: readonly Row[]): Promise<Outcome<unknown>> => {
    const outcome = await duplicate(rows);
    const [row] = rows;
    const [copy, ...others] = outcome.ok ? outcome.value : [];
    if (row && copy !== undefined && others.length === 0) router.push(editPath(row.entity, copy));
    return outcome;
  };
}
