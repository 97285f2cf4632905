import { useEffect, useLayoutEffect, useState } from 'react';
import type { Basis } from '@/content/setting-out/basis';
import { addressOfDraft, draftFromAddress } from './address';
import { type Draft, type Errors, type GoodDraft, readDraft } from './draft';
import type { InitialState } from './lazy-on-visible';
import type { Words } from './words';

/** What was entered, what is wrong in it, and the last entries that were right with what they ask for. */
type Entries = {
  readonly draft: Draft;
  readonly errors: Errors | undefined;
  readonly good: GoodDraft;
};

/** Typing is over after this long: then the status changes and the address follows. */
const TYPING_MS = 500;

/**
 * The entries of a calculator: every change is worked out at once, a bad entry leaves the last good result standing, and
 * the address holds the last good entries.
 */
export function useEntries(basis: Basis, words: Words, { query, focusedId }: InitialState) {
  const [entries, setEntries] = useState((): Entries => {
    const good = draftFromAddress(query, basis, words);
    return { draft: good.draft, errors: undefined, good };
  });
  const { good } = entries;
  const delayedDraft = useDelayed(good.draft, TYPING_MS);
  const [firstDraft] = useState(good.draft);

  useLayoutEffect(() => {
    if (focusedId !== undefined) document.getElementById(focusedId)?.focus({ preventScroll: true });
  }, [focusedId]);

  useEffect(() => {
    if (delayedDraft === firstDraft) return;
    window.history.replaceState(null, '', addressOfDraft(delayedDraft, window.location.href));
  }, [delayedDraft, firstDraft]);

  const change = (edit: (before: Draft) => Draft) => {
    setEntries((before) => {
      const draft = edit(before.draft);
      const result = readDraft(draft, basis, words);
      return result.ok
        ? { draft, errors: undefined, good: { draft, input: result.input } }
        : { draft, errors: result.errors, good: before.good };
    });
  };

  /** The address of what is shown, at a section of the page. */
  const getAddress = (sectionId: string) => {
    const address = addressOfDraft(good.draft, window.location.href);
    address.hash = sectionId;
    return address.href;
  };

  return { ...entries, change, getAddress };
}

/** The results in a sentence, once typing is over; in its place what is wrong. */
export const useStatus = (sentence: string) => useDelayed(sentence, TYPING_MS);

/** The value once it has not changed for so many milliseconds; until then the one before. */
function useDelayed<Value>(value: Value, delayMs: number) {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), delayMs);
    return () => clearTimeout(timer);
  }, [value, delayMs]);
  return delayed;
}
