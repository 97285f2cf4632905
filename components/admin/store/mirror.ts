import { type Media, pictureKey, type Step, type StepLabel } from '@/lib/exchange';
import { changesOf, type DraftPatch, withRevision } from './drafts';
import { draftKey } from './layers';
import { joined, makeStep, type StepChange, withNewStep } from './steps';
import type { AnyDraft, Handed, Publication, RecordKey, Snapshot } from './types';

/** Drafts, what was handed over, history and pictures as this browser has stored them. */
export type Mirror = {
  /** By `draftKey`. */
  readonly drafts: ReadonlyMap<string, AnyDraft>;
  /** By `draftKey`. */
  readonly handed: ReadonlyMap<string, Handed>;
  /** By mark. */
  readonly publications: ReadonlyMap<string, Publication>;
  /** By `seq`, oldest first. */
  readonly steps: readonly Step[];
  /** By `pictureKey(path)`. */
  readonly media: ReadonlyMap<string, Media>;
};

/** The stored entries with what they are compared with. */
export type Now = Mirror & Snapshot;

/** A change of records, made as one step of the history. */
export type Change = {
  readonly drafts: readonly DraftPatch[];
  readonly media?: readonly Media[];
  /** What others handed over before; known layers stay. */
  readonly handed?: readonly Handed[];
  /** `label` adds a new step, `step` replaces an existing one; without both, no step is added. */
  readonly label?: StepLabel;
  readonly step?: Step;
  /** A record's new id; open forms are moved to it. */
  readonly renamed?: Step['renamed'];
  /** Whether the change results from the last typing and is joined with that step. */
  readonly isFollowUp?: boolean;
};

/** One entry to put, or to remove if `value` is null. */
export type StoreWrite = {
  readonly store: 'drafts' | 'handed' | 'publications' | 'steps' | 'media' | 'quarantine' | 'meta';
  readonly key: IDBValidKey;
  readonly value: unknown;
};

/** An entry that cannot be read. It stays where it is, and can be downloaded and deleted. */
export type Unreadable = {
  readonly store: StoreWrite['store'];
  readonly key: IDBValidKey;
  readonly reason: string;
  readonly raw: unknown;
};

/** What a tab has read last. */
export type Known = Mirror & { readonly unreadable: readonly Unreadable[]; readonly revision: number };

/** Puts drafts into the mirror, or takes them out. */
export function withDrafts<Of extends Mirror>(mirror: Of, changes: readonly StepChange[]): Of {
  const drafts = new Map(mirror.drafts);
  for (const change of changes) {
    if (change.after === null) drafts.delete(draftKey(change));
    else drafts.set(draftKey(change), change.after);
  }
  return { ...mirror, drafts };
}

/** Adds pictures. A known picture keeps its path; its contents are replaced. */
function withMedia<Of extends Mirror>(mirror: Of, added: readonly Media[]): Of {
  const media = new Map(mirror.media);
  for (const item of added) {
    const key = pictureKey(item.path);
    media.set(key, { ...item, path: media.get(key)?.path ?? item.path });
  }
  return { ...mirror, media };
}

/** Adds a step to the history, or replaces the step with the same number. */
export function withStep<Of extends Mirror>(mirror: Of, step: Step): Of {
  const isNew = !mirror.steps.some(({ seq }) => seq === step.seq);
  const steps = isNew
    ? withNewStep(mirror.steps, step)
    : mirror.steps.map((item) => (item.seq === step.seq ? step : item));
  return { ...mirror, steps };
}

/** Applies a change of records as one step of the history. */
export function changed(
  before: Now,
  { drafts, handed = [], media = [], label, step, ...more }: Change,
  at: string,
): Now {
  const added = handed.map((row) => [draftKey(row), { ...row, handedAt: at }] as const);
  const now = added.length > 0 ? { ...before, handed: new Map([...added, ...before.handed]) } : before;
  const changes = withRevision(changesOf(now, drafts), at);
  const { renamed } = more;
  const own = label && changes.length > 0 && makeStep(now.steps, label, changes, at);
  const newStep = own && { ...own, ...(renamed && { renamed }) };
  const last = newStep && more.isFollowUp && lastTyped(now, changes);
  const history = step ?? (last ? followedUp(last, newStep) : newStep);
  const next = withMedia(withDrafts(now, changes), media);
  return history ? withStep(next, history) : next;
}

function lastTyped({ steps }: Mirror, changes: readonly RecordKey[]): Step | null {
  const last = steps.at(-1);
  const isIn = (key: RecordKey) => changes.some((change) => draftKey(change) === draftKey(key));
  return last && !last.undone && last.field !== undefined && last.changes.some(isIn) ? last : null;
}

/** Joins the last typing with its follow-up. Keeps `renamed` only if the joined changes contain the former id. */
function followedUp(last: Step, newStep: Step): Step {
  const changes = joined(last, newStep);
  const { renamed } = newStep;
  const isThere = changes.some(({ id }) => id === renamed?.from);
  return { ...last, changes, renamed: isThere ? renamed : undefined };
}

/** Returns what has to be written so that the store becomes `after`. Entries are compared by identity. */
export function writesBetween(before: Mirror, after: Mirror): readonly StoreWrite[] {
  const stepsOf = ({ steps }: Mirror) => new Map(steps.map((step) => [step.seq, step]));
  return [
    ...between('drafts', before.drafts, after.drafts, ({ entity, id }) => [entity, id]),
    ...between('handed', before.handed, after.handed, ({ entity, id }) => [entity, id]),
    ...between('publications', before.publications, after.publications, ({ mark }) => mark),
    ...between('steps', stepsOf(before), stepsOf(after), ({ seq }) => seq),
    ...between('media', before.media, after.media, ({ hash }) => hash),
  ];
}

function between<Key, Value>(
  store: StoreWrite['store'],
  before: ReadonlyMap<Key, Value>,
  after: ReadonlyMap<Key, Value>,
  keyOf: (value: Value) => IDBValidKey,
): StoreWrite[] {
  const gone = [...before].filter(([key]) => !after.has(key));
  const fresh = [...after].filter(([key, value]) => before.get(key) !== value);
  return [
    ...gone.map(([, value]) => ({ store, key: keyOf(value), value: null })),
    ...fresh.map(([, value]) => ({ store, key: keyOf(value), value })),
  ];
}
