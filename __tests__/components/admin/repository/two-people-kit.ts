import { publish } from '@/components/admin/repository/publish';
import type { CheckedChange } from '@/lib/exchange/check-changes';
import { recordHash, valueAt, sameJson, type Entity, type ManagedRecord } from '@/lib/records';
import { decide as decideAll, mergeRecord } from '@/lib/merge';
import { sample } from '@/__tests__/lib/exchange/fixtures';
import type { Fault, TestGitHost } from '@/e2e/support/git-host/git-host';
import { findPublication } from '@/components/admin/repository/commit-content';
import { commitRecords, hostOf, recordsAt } from './host-kit';

const [product] = sample('products');
const [service] = sample('services');
/** Places that both people may edit: [entity, id, path]. */
export const FIELDS = [
  ['products', String(product.id), 'name.en'],
  ['products', String(product.id), 'size'],
  ['services', String(service.id), 'title.en'],
] as const satisfies readonly (readonly [Entity, string, string])[];
export type Place = (typeof FIELDS)[number];

/** Returns the value at a place of a record. */
export const readPlace = (record: ManagedRecord | undefined, path: string) =>
  valueAt(record, path.split('.'));

function withPlace(record: ManagedRecord, path: string, value: string): ManagedRecord {
  const [name = '', part] = path.split('.');
  return { ...record, [name]: part === undefined ? value : { ...Object(record[name]), [part]: value } };
}

type Draft = {
  readonly entity: Entity;
  readonly id: string;
  readonly base: ManagedRecord;
  readonly value: ManagedRecord;
  /** Values sent since `base`. */
  readonly sent?: readonly ManagedRecord[];
  /** Whether the draft was sent and not edited since: the review does not tick it again. */
  readonly isWritten?: boolean;
};

export type PlannedFault = readonly [Fault, RegExp];

/** The value that each written value replaces, as seen by its writer. */
export type Written = Map<string, { readonly place: Place; readonly instead: unknown }>;

/** Generates unique values for a sequence. */
export function newValues(written: Written) {
  const note = (place: Place, value: string, instead: unknown) => written.set(value, { place, instead });
  let count = 0;
  return {
    note,
    write: (place: Place, instead: unknown) => {
      const value = `Value ${(count += 1)}`;
      note(place, value, instead);
      return value;
    },
  };
}
type Values = ReturnType<typeof newValues>;

const keyOf = (entity: Entity, id: string) => `${entity} ${id}`;

function websiteAt(host: TestGitHost): ReadonlyMap<string, ManagedRecord> {
  return new Map(
    FIELDS.flatMap(([entity, id]) => {
      const record = recordsAt(host, entity).find((one) => one.id === id);
      return record ? [[keyOf(entity, id), record] as const] : [];
    }),
  );
}

/** Simulates a member of staff: their browser's copy of the website, drafts, and sent values. */
export function memberOfStaff(host: TestGitHost, values: Values) {
  let website = websiteAt(host);
  const drafts = new Map<string, Draft>();
  const sent = new Map<string, Draft>();
  /** A publication whose outcome is unknown. */
  let unsure: { readonly mark: string; readonly drafts: readonly Draft[] } | null = null;
  /** Faults of the next publication. */
  let faults: readonly PlannedFault[] = [];

  /** Returns the base of a draft: its last sent value, if the website has not changed since. */
  const baseOf = ({ entity, id, base }: Pick<Draft, 'entity' | 'id' | 'base'>) => {
    const before = sent.get(keyOf(entity, id));
    return before?.base === base ? before.value : base;
  };

  /** Resolves every dispute after seeing the other side: for the own value, unless it was sent and replaced since. */
  const decide = (draft: Draft, base: ManagedRecord, theirs: ManagedRecord) => {
    const key = keyOf(draft.entity, draft.id);
    const merge = mergeRecord({ base, mine: draft.value, theirs, sent: draft.sent });
    if (merge.kind !== 'fields') throw new Error(merge.kind);
    const value = decideAll(merge, ({ path, mine }) => {
      if (readPlace(sent.get(key)?.value, path) === mine) return 'theirs';
      const place = FIELDS.find((one) => keyOf(one[0], one[1]) === key && one[2] === path);
      if (place) values.note(place, String(mine), readPlace(theirs, path));
      return 'mine';
    });
    if (sameJson(value, theirs)) drafts.delete(key);
    else drafts.set(key, { entity: draft.entity, id: draft.id, base: theirs, value });
  };

  const markSent = (some: readonly Draft[]) => {
    for (const draft of some) {
      const key = keyOf(draft.entity, draft.id);
      sent.set(key, draft);
      const now = drafts.get(key);
      if (now === draft) drafts.set(key, { ...draft, isWritten: true, sent: [draft.value] });
      else if (now) noteAgain(now, draft);
    }
  };

  /** Records that an edit replaces an earlier value which turned out to have arrived. */
  const noteAgain = ({ entity, id, value }: Draft, arrived: Draft) => {
    for (const place of FIELDS) {
      const [placeEntity, placeId, path] = place;
      const [now, before] = [value, arrived.value].map((one) => readPlace(one, path));
      if (placeEntity !== entity || placeId !== id || now === before) continue;
      values.note(place, String(now), before);
    }
  };

  const findOut = async () => {
    if (unsure !== null && (await findPublication(hostOf(host), unsure.mark)) !== null)
      markSent(unsure.drafts);
    unsure = null;
  };

  return {
    drafts: (): readonly Draft[] => [...drafts.values()],
    edit: (place: Place) => {
      const [entity, id, path] = place;
      const key = keyOf(entity, id);
      const before = drafts.get(key);
      const base = before?.base ?? website.get(key) ?? {};
      const value = values.write(place, readPlace(baseOf({ entity, id, base }), path));
      const { sent: earlier } = before ?? {};
      drafts.set(key, {
        entity,
        id,
        base,
        sent: earlier,
        value: withPlace(before?.value ?? base, path, value),
      });
    },
    planFaults: (planned: readonly PlannedFault[]) => void (faults = planned),
    /** Publishes all drafts that were not sent yet. */
    send: async () => {
      await findOut();
      const chosen = [...drafts.values()].flatMap((draft) =>
        draft.isWritten === true ? [] : [{ ...draft, sent: [...(draft.sent ?? []), draft.value] }],
      );
      if (chosen.length === 0) return;
      for (const draft of chosen) drafts.set(keyOf(draft.entity, draft.id), draft);
      const changes = await Promise.all(
        chosen.map(async (draft): Promise<CheckedChange> => {
          const base = baseOf(draft);
          const { entity, id, value, sent: before } = draft;
          return { op: 'put', entity, id, value, base, baseHash: await recordHash(base), sent: before };
        }),
      );
      for (const [fault, on] of faults) host.fail(fault, on);
      // A short timeout only with the slow fault, so that a busy machine causes none.
      const timeout = faults.some(([fault]) => fault === 'slow') ? 250 : 10_000;
      faults = [];
      const mark = crypto.randomUUID();
      const publication = { changes, media: [], note: '', by: '', mark };
      const result = await publish(hostOf(host, { timeout }), publication);
      host.heal();
      if (result.kind === 'sent' || result.kind === 'same') markSent(chosen);
      if (result.kind === 'unsure') unsure = { mark, drafts: chosen };
      if (result.kind === 'invalid') throw new Error(JSON.stringify(result.problems));
      if (result.kind !== 'disputed') return;
      for (const { entity, id, theirs } of result.disputes) {
        const draft = drafts.get(keyOf(entity, id));
        if (draft) decide(draft, baseOf(draft), theirs ?? {});
      }
    },
    /** Builds the branch and reloads: drafts that are online are removed, the others rebased. */
    rebuild: async () => {
      await findOut();
      website = websiteAt(host);
      for (const [key, draft] of drafts) {
        const theirs = website.get(key) ?? {};
        const { base, value: mine } = draft;
        const merge = mergeRecord({ base, mine, theirs, sent: draft.sent });
        if (merge.kind !== 'merged') decide(draft, base, theirs);
        else if (sameJson(merge.value, theirs)) drafts.delete(key);
        else if (!sameJson(base, theirs))
          drafts.set(key, { ...draft, base: theirs, sent: undefined, value: merge.value ?? {} });
      }
    },
  };
}

/** Simulates a third person with a clone, who pushes just before. */
export function someoneQuicker(host: TestGitHost, values: Values) {
  const place = FIELDS[1];
  const [entity, id, path] = place;
  const records = recordsAt(host, entity);
  const value = values.write(
    place,
    readPlace(
      records.find((one) => one.id === id),
      path,
    ),
  );
  const changed = records.map((one) => (one.id === id ? withPlace(one, path, value) : one));
  commitRecords(host, entity, changed, 'Quicker');
}
