import fc from 'fast-check';
import { publish } from '@/components/admin/repository/publish';
import type { CheckedChange } from '@/content/exchange/check-changes';
import { mergeRecord } from '@/content/lib/three-way-merge';
import { sameJson } from '@/content/lib/sorted-json';
import { recordHash } from '@/content/lib/record-hash';
import { type Entity, fileOf, type ManagedRecord } from '@/content/registry';
import { bytesOf, canonicalJson, sample } from '@/__tests__/content/studio/fixtures';
import type { Fault, TestGitHost } from '@/e2e/support/git-host/git-host';
import { commitFiles, hostOf, recordsAt, removeTemplate, startHost, unwatched } from './host-kit';

afterAll(removeTemplate);

const SEQUENCES = process.env.TEST_DEPTH === 'full' ? 200 : 4;
const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000_000);

const [product] = sample('products');
const [service] = sample('services');
/** Fields that two people may write to: [entity, id, field]. */
const FIELDS = [
  ['products', String(product.id), 'name'],
  ['products', String(product.id), 'size'],
  ['services', String(service.id), 'title'],
] as const satisfies readonly (readonly [Entity, string, string])[];
type Place = (typeof FIELDS)[number];

const faults: readonly (readonly [Fault, RegExp])[] = [
  ['lost-answer', /^PATCH/],
  ['cut', /^PATCH/],
  ['slow', /^PATCH/],
  ['moving-head', /^PATCH/],
  [500, /^PATCH/],
  [409, /^PATCH/],
  [401, /git\/ref\//],
  [403, /^POST .*blobs/],
  ['lost-answer', /^POST .*commits/],
  ['cut', /contents/],
  ['cut', /compare/],
];

type Action =
  | { readonly kind: 'edit'; readonly who: 0 | 1; readonly place: number }
  | { readonly kind: 'publish'; readonly who: 0 | 1; readonly faults: readonly number[] }
  | { readonly kind: 'rebuild'; readonly who: 0 | 1 };

const who = fc.constantFrom<0 | 1>(0, 1);
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('edit' as const), who, place: fc.nat(FIELDS.length - 1) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('publish' as const),
      who,
      faults: fc.array(fc.nat(faults.length - 1), { maxLength: 2 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rebuild' as const), who }) },
);

type Draft = {
  readonly entity: Entity;
  readonly id: string;
  readonly base: ManagedRecord;
  readonly value: ManagedRecord;
  /** Sent, and not edited since: the review does not tick it again. */
  readonly isWritten?: boolean;
};
/** A member of staff: the website as their browser has it, their drafts, and what they have sent. */
type Person = {
  website: ReadonlyMap<string, ManagedRecord>;
  drafts: Map<string, Draft>;
  sent: Map<string, Draft>;
  /** A publication of which it is not known whether it has arrived. */
  /** Of the next publication. */
  faults: (readonly [Fault, RegExp])[];
  unsure: { readonly commit: string; readonly drafts: readonly Draft[] } | null;
};

/** What a draft starts from: what was sent of it before, as long as the website is the same as then. */
function baseOf({ sent }: Person, { entity, id, base }: Pick<Draft, 'entity' | 'id' | 'base'>) {
  const before = sent.get(keyOf(entity, id));
  return before?.base === base ? before.value : base;
}

const keyOf = (entity: Entity, id: string) => `${entity} ${id}`;

function websiteAt(host: TestGitHost): ReadonlyMap<string, ManagedRecord> {
  return new Map(
    FIELDS.flatMap(([entity, id]) => {
      const record = recordsAt(host, entity).find((one) => one.id === id);
      return record ? [[keyOf(entity, id), record] as const] : [];
    }),
  );
}

/** What each written value was to replace, as its writer saw it. */
type Written = Map<string, { readonly place: Place; readonly instead: unknown }>;

async function play(actions: readonly Action[]) {
  const host = await startHost();
  try {
    const written: Written = new Map();
    let count = 0;
    const people = [0, 1].map((): Person => ({
      website: websiteAt(host),
      drafts: new Map(),
      sent: new Map(),
      faults: [],
      unsure: null,
    }));
    const note = (place: Place, value: string, instead: unknown) => written.set(value, { place, instead });

    const edit = (person: Person, place: Place) => {
      const [entity, id, field] = place;
      const key = keyOf(entity, id);
      const before = person.drafts.get(key);
      const base = before?.base ?? person.website.get(key) ?? {};
      const value = `Value ${(count += 1)}`;
      note(place, value, baseOf(person, { entity, id, base })[field]);
      person.drafts.set(key, { entity, id, base, value: { ...(before?.value ?? base), [field]: value } });
    };

    /** Decides every dispute, having seen the other side: for one's own, but not for what had been sent and was replaced since. */
    const decide = (person: Person, draft: Draft, base: ManagedRecord, theirs: ManagedRecord) => {
      const key = keyOf(draft.entity, draft.id);
      const merge = mergeRecord({ base, mine: draft.value, theirs });
      if (merge.kind !== 'fields') throw new Error(merge.kind);
      const chosen = merge.disputes.map(({ field, mine }) => {
        if (person.sent.get(key)?.value[field] === mine) return [field, theirs[field]];
        const place = FIELDS.find((one) => keyOf(one[0], one[1]) === key && one[2] === field);
        if (place) note(place, String(mine), theirs[field]);
        return [field, mine];
      });
      const value = { ...merge.value, ...Object.fromEntries(chosen) };
      if (sameJson(value, theirs)) person.drafts.delete(key);
      else person.drafts.set(key, { entity: draft.entity, id: draft.id, base: theirs, value });
    };

    const markSent = (person: Person, drafts: readonly Draft[]) => {
      for (const draft of drafts) {
        const key = keyOf(draft.entity, draft.id);
        person.sent.set(key, draft);
        if (person.drafts.get(key) === draft) person.drafts.set(key, { ...draft, isWritten: true });
      }
    };

    const findOut = async (person: Person) => {
      if (person.unsure === null) return;
      const { commit, drafts } = person.unsure;
      if (await hostOf(host).isIn(commit)) markSent(person, drafts);
      person.unsure = null;
    };

    const send = async (person: Person) => {
      await findOut(person);
      const drafts = [...person.drafts.values()].filter(({ isWritten }) => isWritten !== true);
      if (drafts.length === 0) return;
      const changes = await Promise.all(
        drafts.map(async (draft): Promise<CheckedChange> => {
          const base = baseOf(person, draft);
          const { entity, id, value } = draft;
          return { op: 'put', entity, id, value, base, baseHash: await recordHash(base) };
        }),
      );
      for (const [fault, on] of person.faults.splice(0)) host.fail(fault, on);
      const result = await publish(
        hostOf(host, { timeout: 250 }),
        { changes, media: [], note: '', by: '' },
        unwatched,
      );
      host.heal();
      if (result.kind === 'sent' || result.kind === 'same') markSent(person, drafts);
      if (result.kind === 'unsure') person.unsure = { commit: result.commit, drafts };
      if (result.kind === 'invalid') throw new Error(JSON.stringify(result.problems));
      if (result.kind !== 'disputed') return;
      for (const { entity, id, theirs } of result.disputes) {
        const draft = person.drafts.get(keyOf(entity, id));
        if (draft) decide(person, draft, baseOf(person, draft), theirs ?? {});
      }
    };

    /** The host has built the branch, and the person reloads: drafts that are online vanish, the others are merged. */
    const rebuild = async (person: Person) => {
      await findOut(person);
      person.website = websiteAt(host);
      for (const [key, draft] of person.drafts) {
        const theirs = person.website.get(key) ?? {};
        const { base, value: mine } = draft;
        const merge = mergeRecord({ base, mine, theirs });
        if (merge.kind !== 'merged') decide(person, draft, base, theirs);
        else if (sameJson(merge.value, theirs)) person.drafts.delete(key);
        else if (!sameJson(base, theirs))
          person.drafts.set(key, { ...draft, base: theirs, value: merge.value ?? {} });
      }
    };

    // A third person, with a clone, is quicker by a moment.
    host.onMovingHead(() => {
      const [entity, id, field] = FIELDS[1];
      const value = `Value ${(count += 1)}`;
      const records = recordsAt(host, entity);
      note(FIELDS[1], value, records.find((one) => one.id === id)?.[field]);
      const changed = records.map((one) => (one.id === id ? { ...one, [field]: value } : one));
      commitFiles(host, new Map([[fileOf(entity), bytesOf(canonicalJson(entity, changed))]]), 'Quicker');
    });
    for (const step of actions) {
      const person = people[step.who];
      if (person === undefined) throw new Error('There are two people.');
      if (step.kind === 'edit') edit(person, FIELDS[step.place] ?? FIELDS[0]);
      else if (step.kind === 'rebuild') await rebuild(person);
      else {
        person.faults = step.faults.flatMap((index) => faults.slice(index, index + 1));
        await send(person);
      }
    }
    // Until everything is online: a fault, a dispute and its decision take a round each.
    for (let round = 0; round < 5; round += 1) {
      for (const person of people) {
        await send(person);
        await rebuild(person);
      }
    }
    expect(people.map(({ drafts }) => [...drafts.values()])).toEqual([[], []]);
    expectHistory(host, written);
    expect(host.complaints).toEqual([]);
  } finally {
    await host.stop();
  }
}

/** Every value came once, and took the place of the one that its writer had seen. */
function expectHistory(host: TestGitHost, written: Written) {
  const commits = host.repository.lines('rev-list', '--reverse', '--first-parent', 'refs/heads/main');
  const valueAt = ([entity, id, field]: Place, commit: string) =>
    recordsAt(host, entity, commit).find((one) => one.id === id)?.[field];
  const came = new Map<string, number>();
  commits.slice(1).forEach((commit, index) => {
    for (const place of FIELDS) {
      const before = valueAt(place, commits[index] ?? '');
      const after = valueAt(place, commit);
      if (before === after) continue;
      came.set(String(after), (came.get(String(after)) ?? 0) + 1);
      expect({ after, before }).toEqual({ after, before: written.get(String(after))?.instead });
    }
  });
  expect([...came.values()].filter((times) => times !== 1)).toEqual([]);
}

it(`loses, repeats and overwrites nothing: ${SEQUENCES} random sequences of two people, seed ${seed}`, async () => {
  await fc.assert(fc.asyncProperty(fc.array(action, { minLength: 4, maxLength: 14 }), play), {
    numRuns: SEQUENCES,
    seed,
    endOnFailure: SEQUENCES > 10,
  });
}, 900_000);
