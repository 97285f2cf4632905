import { type ManagedRecord, isRecord, sameJson, isPair } from '../records';

/** Most values of a record kept as sent; more are seldom on their way to the website at the same time. */
export const MAX_SENT = 3;

type Known = {
  /** The published version that a change is based on; null for a new record. */
  readonly base: ManagedRecord | null;
  readonly theirs: ManagedRecord | null;
  /** Values of the record sent since then; null for a deletion. */
  readonly sent?: readonly (ManagedRecord | null)[];
};

/** Base of a change with values sent earlier: what the website shows as sent is nobody else's change. */
export function knownBase({ base, theirs, sent = [] }: Known): ManagedRecord | null {
  if (sent.some((value) => sameJson(value, theirs))) return theirs;
  if (theirs === null) return base;
  return sent.reduce<ManagedRecord | null>(
    (known, value) => (value === null ? known : withArrived(known, value, theirs)),
    base,
  );
}

/** Takes over arrived fields as a whole; of a text, each language. */
function withArrived(
  base: ManagedRecord | null,
  sent: ManagedRecord,
  theirs: ManagedRecord,
): ManagedRecord | null {
  const known = Object.keys({ ...base, ...theirs }).flatMap((name) => {
    const [was, own, there] = [base?.[name], sent[name], theirs[name]];
    const value = sameJson(own, there)
      ? there
      : isPair(own) && isPair(there)
        ? withArrived(isRecord(was) ? was : null, own, there)
        : was;
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  return base === null && known.length === 0 ? null : Object.fromEntries(known);
}
