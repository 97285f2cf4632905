import { said } from '../text';
import { ORDER_ID, RECORD_VERSION } from './studio-types';
import type { ContentModel } from './model';
import type { Bundle } from './bundle';
import { parseRecord, parseUnfinished } from './parse-record';
import {
  type Entity,
  type ManagedRecord,
  recordHash,
  repeatedOf,
  type Checked,
  refused,
  type StudioProblem,
} from '../records';
import { convertedChange } from './older-versions';

export type BundleChange = Bundle['changes'][number];
type RecordChange = Exclude<BundleChange, { readonly op: 'order' }>;

/** The published version that a change is based on; both null for a new record. */
type Base =
  | { readonly base: ManagedRecord; readonly baseHash: string }
  | { readonly base: null; readonly baseHash: null };

/** Values of the record that were sent earlier; the content may contain any of them. */
type Sent = { readonly sent?: readonly (ManagedRecord | null)[] };

/** A change whose values match their current schema. The value is valid, unless unfinished records were allowed. */
export type CheckedChange =
  | (Readonly<Pick<RecordChange, 'entity' | 'id'>> &
      Sent &
      (
        | ({ readonly op: 'put'; readonly value: ManagedRecord } & Base)
        | ({ readonly op: 'delete' } & Exclude<Base, { readonly base: null }>)
      ))
  | {
      readonly op: 'order';
      readonly entity: Entity;
      readonly baseIds: readonly string[];
      readonly ids: readonly string[];
    };

export type CheckOptions = {
  /** Accept invalid records, as in a backup of drafts. */
  readonly allowUnfinished?: boolean;
  /** Version of the records; those of an older one are converted, those of a newer one refused. */
  readonly recordVersion?: number;
};

/** Parses the records of changes, and checks ids and bases. Returns every problem. */
export async function checkChanges(
  model: ContentModel,
  given: readonly BundleChange[],
  { allowUnfinished = false, recordVersion = RECORD_VERSION }: CheckOptions = {},
): Promise<Checked<CheckedChange[]>> {
  if (recordVersion > RECORD_VERSION) {
    const message = said([
      'These changes were made by a newer version of the studio. Reload this page, and open them again.',
      'এই পরিবর্তন স্টুডিওর নতুন সংস্করণে করা। পাতা আবার লোড করে খুলুন।',
    ]);
    return refused({ code: 'record-version', message });
  }
  const changes =
    recordVersion < RECORD_VERSION
      ? await Promise.all(
          given.map((change) => (change.op === 'order' ? change : convertedChange(model.ofToday, change))),
        )
      : given;
  const results = await Promise.all(changes.map((change) => checkChange(model, change, allowUnfinished)));
  const problems = [
    ...repeatedOf(changes, keyOf).map((change): StudioProblem => {
      const message = `${keyOf(change)}: ${said(['changed more than once.', 'একাধিকবার বদলানো হয়েছে।'])}`;
      return { code: 'duplicate', message, entity: change.entity, id: idOf(change) };
    }),
    ...results.flatMap((result) => (result.ok ? [] : result.problems)),
  ];
  if (problems.length > 0) return refused(...problems);
  return { ok: true, value: results.flatMap((result) => (result.ok ? [result.value] : [])) };
}

// No id contains '#', so the order cannot share a key with a record.
const idOf = (change: BundleChange) => (change.op === 'order' ? ORDER_ID : change.id);
const keyOf = (change: BundleChange) => `${change.entity} ${idOf(change)}`;

async function checkChange(
  model: ContentModel,
  change: BundleChange,
  allowUnfinished: boolean,
): Promise<Checked<CheckedChange>> {
  if (change.op === 'order') return { ok: true, value: change };
  const { op, entity, id } = change;
  const base = await checkBase(model, change);
  const sent = sentBefore(model, change);
  if (op === 'delete') {
    if (!base.ok) return base;
    if (base.value.base !== null) return { ok: true, value: { op, entity, id, ...sent, ...base.value } };
    return refused({
      code: 'base',
      message: `${entity} ${id}: ${said(['does not say what it deletes.', 'কী মোছা হচ্ছে, তা লেখা নেই।'])}`,
      entity,
      id,
    });
  }
  const value = (allowUnfinished ? parseEither : parseRecord)(model, { entity, id }, change.value);
  if (base.ok && value.ok)
    return { ok: true, value: { op, entity, id, value: value.value, ...sent, ...base.value } };
  return refused(...[base, value].flatMap((part) => (part.ok ? [] : part.problems)));
}

async function checkBase(model: ContentModel, change: RecordChange): Promise<Checked<Base>> {
  const { entity, id, baseHash } = change;
  if (change.base === null && baseHash === null) return { ok: true, value: { base: null, baseHash: null } };
  const part = said(['the published version it started from: ', 'যে প্রকাশিত সংস্করণ থেকে শুরু: ']);
  const base = parseRecord(model, { entity, id, part }, change.base);
  if (!base.ok) return base;
  if ((await recordHash(change.base)) !== baseHash) {
    const message = `${entity} ${id}: ${said([
      'the published version it started from is not the one its hash names.',
      'যে প্রকাশিত সংস্করণ থেকে শুরু, তা হ্যাশের সঙ্গে মেলে না।',
    ])}`;
    return refused({ code: 'base', message, entity, id });
  }
  return { ok: true, value: { base: base.value, baseHash: await recordHash(base.value) } };
}

/** Parses the sent values; drops invalid ones, because the content cannot contain them. */
function sentBefore(model: ContentModel, { entity, id, sent = [] }: RecordChange): Sent {
  const values = sent.flatMap((value) => {
    if (value === null) return [null];
    const parsed = parseRecord(model, { entity, id }, value);
    return parsed.ok ? [parsed.value] : [];
  });
  return values.length > 0 ? { sent: values } : {};
}

/** Parses a valid record fully and an invalid one as unfinished; refuses an id that differs from `place`. */
function parseEither(
  model: ContentModel,
  place: { readonly entity: Entity; readonly id: string },
  record: unknown,
) {
  const valid = parseRecord(model, place, record);
  const isUnfinished = !valid.ok && valid.problems.every(({ code }) => code === 'value');
  return isUnfinished ? parseUnfinished(model, place, record) : valid;
}
