import type { Outcome } from '@/components/admin/store/types';
import { sharedStrings } from '@/components/admin/strings/shared';

const texts = sharedStrings.refusal;

type Failure = Extract<Outcome, { readonly ok: false }>;

/** Why something could not be done, and what to do about it, in one sentence or two. */
export function refusalText(failure: Failure): string {
  return texts[failure.reason];
}
