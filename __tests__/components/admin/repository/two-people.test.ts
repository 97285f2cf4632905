import fc from 'fast-check';
import { publish } from '@/components/admin/repository/publish';
import type { CheckedChange } from '@/content/exchange/check-changes';
import { mergeRecord } from '@/content/lib/three-way-merge';
import { recordHash } from '@/content/lib/record-hash';
import type { Entity, ManagedRecord } from '@/content/registry';
import { sample } from '@/__tests__/content/studio/fixtures';
import type { Fault, TestGitHost } from '@/e2e/support/git-host/git-host';
import { hostOf, recordsAt, removeTemplate, startHost, unwatched } from './host-kit';

afterAll(removeTemplate);

const SEQUENCES = process.env.TEST_DEPTH === 'full' ? 200 : 6;
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
};
/** A member of staff: the website as their browser has it, and their drafts. */
type Person = { website: ReadonlyMap<string, ManagedRecord>; drafts: Map<string, Draft> };

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
    const people = [0, 1].map((): Person => ({ website: websiteAt(host), drafts: new Map() }));
    const note = (place: Place, value: string, instead: unknown) => written.set(value, { place, instead });

    const edit = (person: Person, place: Place) => {
      const [entity, id, field] = place;
      const key = keyOf(entity, id);
      const before = person.drafts.get(key);
      const base = before?.base ?? person.website.get(key) ?? {};
      const value = `Value ${(count += 1)}`;
      note(place, value, base[field]);
      person.drafts.set(key, { entity, id, base, value: { ...(before?.value ?? base), [field]: value } });
    };

    /** Decides every dispute for one's own side, having seen the other one. */
    const decide = (person: Person, key: string, theirs: ManagedRecord) => {
      const draft = person.drafts.get(key);
      if (draft === undefined) return;
      const merge = mergeRecord({ base: draft.base, mine: draft.value, theirs });
      if (merge.kind !== 'fields') return;
      for (const { field, mine } of merge.disputes) {
        const place = FIELDS.find((one) => keyOf(one[0], one[1]) === key && one[2] === field);
        if (place) note(place, String(mine), theirs[field]);
      }
      person.drafts.set(key, { ...draft, base: theirs, value: merge.value });
    };

    const send = async (person: Person) => {
      const changes = await Promise.all(
        [...person.drafts.values()].map(async ({ base, ...draft }): Promise<CheckedChange> => ({
          op: 'put',
          ...draft,
          base,
          baseHash: await recordHash(base),
        })),
      );
      if (changes.length === 0) return;
      const result = await publish(
        hostOf(host, { timeout: 250 }),
        { changes, media: [], note: '', by: '' },
        unwatched,
      );
      if (result.kind === 'disputed') {
        for (const { entity, id, theirs } of result.disputes) decide(person, keyOf(entity, id), theirs ?? {});
      }
      if (result.kind === 'invalid') throw new Error(JSON.stringify(result.problems));
    };

    /** The host has built the branch, and the person reloads: drafts that are online vanish, the others are merged. */
    const rebuild = (person: Person) => {
      person.website = websiteAt(host);
      for (const [key, draft] of person.drafts) {
        const theirs = person.website.get(key) ?? {};
        const merge = mergeRecord({ base: draft.base, mine: draft.value, theirs });
        if (merge.kind !== 'merged') decide(person, key, theirs);
        else if (JSON.stringify(merge.value) === JSON.stringify(theirs)) person.drafts.delete(key);
        else person.drafts.set(key, { ...draft, base: theirs, value: merge.value ?? {} });
      }
    };

    host.onMovingHead(() => undefined);
    for (const step of actions) {
      const person = people[step.who] ?? { website: new Map(), drafts: new Map() };
      if (step.kind === 'edit') edit(person, FIELDS[step.place] ?? FIELDS[0]);
      else if (step.kind === 'rebuild') rebuild(person);
      else {
        for (const index of step.faults) host.fail(...(faults[index] ?? faults[0] ?? [500, /^PATCH/]));
        await send(person);
        host.heal();
      }
    }
    for (const person of people) {
      await send(person);
      await send(person);
      rebuild(person);
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
