import { createStore } from 'zustand/vanilla';
import { sharedStrings } from '@/components/admin/strings/shared';

/** The last announcement, shown by the status bar in a polite live region until the next one. */
export const announcement = createStore((): string | null => null);

/** Shows a sentence in the status bar, also to screen readers; a repeated one ends in a space, or it would be silent. */
export const announce = (text: string) =>
  announcement.setState((last) => (last === text ? `${text}\u00a0` : text), true);

type Refused = { readonly ok: false; readonly reason: keyof typeof sharedStrings.refusal };
type Result<Value> = { readonly ok: true; readonly value: Value } | Refused;

/** Returns one or two sentences about a failed action and its remedy. */
export const refusalText = ({ reason }: Refused): string => sharedStrings.refusal[reason];

/** Awaits an action and announces its failure or success; resolves to whether it succeeded. One called off is null. */
export async function act<Value>(action: Promise<Result<Value> | null>, done?: (value: Value) => string) {
  const outcome = await action;
  if (outcome === null) return false;
  if (!outcome.ok) announce(refusalText(outcome));
  else if (done) announce(done(outcome.value));
  return outcome.ok;
}
