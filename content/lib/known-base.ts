import { isRecord } from './json-value';
import { sameJson } from './sorted-json';

type RecordValue = Readonly<Record<string, unknown>>;

/** How many values of one record are remembered as sent: more are seldom on their way to the website at once. */
export const MOST_SENT = 3;

type Known = {
  /** The published version that a change started from; null where there was none. */
  readonly base: RecordValue | null;
  readonly theirs: RecordValue | null;
  /** What was handed over of the same record since then; null for a deletion. */
  readonly sent?: readonly (RecordValue | null)[];
};

/**
 * What a change starts from, given what was sent before it: a field that the website shows as it was sent is nobody else's
 * change. So a correction of what was sent is no dispute with oneself, and taking it back is not lost.
 */
export function knownBase({ base, theirs, sent = [] }: Known): RecordValue | null {
  if (sent.some((value) => sameJson(value, theirs))) return theirs;
  if (theirs === null) return base;
  return sent.reduce<RecordValue | null>(
    (known, value) => (value === null ? known : withArrived(known, value, theirs)),
    base,
  );
}

/** Text by text also in Bangla; any other field as a whole. */
function withArrived(base: RecordValue | null, sent: RecordValue, theirs: RecordValue): RecordValue | null {
  const known = Object.keys({ ...base, ...theirs }).flatMap((name) => {
    const [was, own, there] = [base?.[name], sent[name], theirs[name]];
    const isBangla = name === 'bn' && isRecord(own) && isRecord(there);
    const value = sameJson(own, there)
      ? there
      : isBangla
        ? withArrived(isRecord(was) ? was : null, own, there)
        : was;
    return value === undefined || value === null ? [] : [[name, value] as const];
  });
  return base === null && known.length === 0 ? null : Object.fromEntries(known);
}
