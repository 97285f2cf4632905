import { useEffect, useLayoutEffect, useState } from 'react';
import type { TakenOver } from './near-app';
import { useDelayed } from './use-delayed';

/** What was entered, what is wrong in it, and the last entries that were right with what they mean. */
export type Entries<Draft, Value, Errors> = {
  readonly draft: Draft;
  readonly errors: Errors | undefined;
  readonly good: { readonly draft: Draft; readonly value: Value };
};

type Read<Value, Errors> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly errors: Errors };

type Options<Draft, Value, Errors> = {
  /** What the form starts with; `fallback` where that cannot be used, which has to be right. */
  readonly first: () => Draft;
  readonly fallback: Draft;
  readonly read: (draft: Draft) => Read<Value, Errors>;
  /** The page's address with the entries in it. */
  readonly addressOf: (draft: Draft, address: string) => URL;
  readonly sectionId: string;
} & Pick<TakenOver, 'focusedId'>;

/** Typing is over after this long: then the status changes and the address follows. */
const TYPING_MS = 500;

/**
 * The entries of a calculator: every change is worked out at once, a bad entry leaves the last good result standing, and
 * the address holds the last good entries.
 */
export function useEntries<Draft, Value, Errors>(options: Options<Draft, Value, Errors>) {
  const { first, fallback, read, addressOf, sectionId, focusedId } = options;
  const [entries, setEntries] = useState(
    (): Entries<Draft, Value, Errors> => startWith(first(), read) ?? startWithGood(fallback, read),
  );
  const { good } = entries;
  const delayedDraft = useDelayed(good.draft, TYPING_MS);
  const [firstDraft] = useState(good.draft);

  useLayoutEffect(() => {
    if (focusedId !== undefined) document.getElementById(focusedId)?.focus({ preventScroll: true });
  }, [focusedId]);

  useEffect(() => {
    if (delayedDraft === firstDraft) return;
    window.history.replaceState(null, '', addressOf(delayedDraft, window.location.href));
  }, [addressOf, delayedDraft, firstDraft]);

  const change = (edit: (before: Draft) => Draft) => {
    setEntries((before) => {
      const draft = edit(before.draft);
      const result = read(draft);
      return result.ok
        ? { draft, errors: undefined, good: { draft, value: result.value } }
        : { draft, errors: result.errors, good: before.good };
    });
  };

  const getAddress = () => {
    const address = addressOf(good.draft, window.location.href);
    address.hash = sectionId;
    return address.href;
  };

  return { ...entries, change, getAddress };
}

function startWith<Draft, Value, Errors>(draft: Draft, read: Options<Draft, Value, Errors>['read']) {
  const result = read(draft);
  return result.ok ? { draft, errors: undefined, good: { draft, value: result.value } } : undefined;
}

function startWithGood<Draft, Value, Errors>(draft: Draft, read: Options<Draft, Value, Errors>['read']) {
  const entries = startWith(draft, read);
  if (!entries) throw new Error('The worked example cannot be used.');
  return entries;
}

/** The results in a sentence, once typing is over; in its place what is wrong. */
export const useStatus = (sentence: string) => useDelayed(sentence, TYPING_MS);
