import fc from '@/__tests__/fast-check';
import type { TestGitHost } from '@/e2e/support/git-host/git-host';
import type { HostKind } from '@/lib/exchange/repository-address';
import { ASK, KINDS_OF_RUN, recordsAt, removeTemplate, REQUESTS, startHost } from './host-kit';
import {
  FIELDS,
  memberOfStaff,
  newValues,
  type Place,
  type PlannedFault,
  readPlace,
  someoneQuicker,
  type Written,
} from './two-people-kit';
import { samples } from '@/scripts/test/depth';

const SEQUENCES = samples(2, 200);

const faultsAt = (kind: HostKind): readonly PlannedFault[] => {
  const { push, head, files } = REQUESTS[kind];
  return [
    ['lost-answer', push],
    ['cut', push],
    ['slow', push],
    ['moving-head', push],
    [500, push],
    [409, push],
    [401, head],
    ['cut', files],
    ['cut', ASK],
    ...(kind === 'github'
      ? ([
          [403, /^POST .*blobs/],
          ['lost-answer', /^POST .*commits/],
        ] as const)
      : []),
  ];
};

type Action = { readonly who: 0 | 1 } & (
  | { readonly kind: 'edit'; readonly place: Place }
  | { readonly kind: 'publish'; readonly faults: readonly PlannedFault[] }
  | { readonly kind: 'rebuild' }
);

const who = fc.constantFrom<0 | 1>(0, 1);
const kind = <Kind extends Action['kind']>(name: Kind) => fc.constant(name);
const actionAt = (at: HostKind): fc.Arbitrary<Action> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: kind('edit'), who, place: fc.constantFrom<Place>(...FIELDS) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: kind('publish'),
        who,
        faults: fc.array(fc.constantFrom(...faultsAt(at)), { maxLength: 2 }),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: kind('rebuild'), who }) },
  );

async function play(at: HostKind, actions: readonly Action[]) {
  const host = await startHost(at);
  try {
    const written: Written = new Map();
    const values = newValues(written);
    const people = [memberOfStaff(host, values), memberOfStaff(host, values)] as const;
    host.onMovingHead(() => someoneQuicker(host, values));
    for (const step of actions) {
      const person = people[step.who];
      if (step.kind === 'edit') person.edit(step.place);
      else if (step.kind === 'rebuild') await person.rebuild();
      else {
        person.planFaults(step.faults);
        await person.send();
      }
    }
    // Until everything is online: a fault, a dispute and its decision take a round each.
    for (let round = 0; round < 5; round += 1) {
      for (const person of people) {
        await person.send();
        await person.rebuild();
      }
    }
    expect(people.map(({ drafts }) => drafts())).toEqual([[], []]);
    expectHistory(host, written);
    expect(host.complaints).toEqual([]);
  } finally {
    await host.stop();
  }
}

/** Expects that every value was published once, and replaced the value that its writer had seen. */
function expectHistory(host: TestGitHost, written: Written) {
  const commits = host.repository.lines('rev-list', '--reverse', '--first-parent', 'refs/heads/main');
  const valueAt = ([entity, id, path]: Place, commit: string) =>
    readPlace(
      recordsAt(host, entity, commit).find((one) => one.id === id),
      path,
    );
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

/** Plays the sequences at a host. A file for each host: its Git keeps a process busy. */
export function testTwoPeople(at: HostKind) {
  afterAll(removeTemplate);
  const test = KINDS_OF_RUN.some((kind) => kind === at) ? it : it.skip;
  test(`loses, repeats and overwrites nothing in ${SEQUENCES} random sequences of two people at ${at}`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(actionAt(at), { minLength: 4, maxLength: 14 }), (actions) =>
        play(at, actions),
      ),
      // No shrinking: each attempt would play a whole sequence.
      { numRuns: SEQUENCES, endOnFailure: true },
    );
  }, 900_000);
}
