import fc from '@/__tests__/fast-check';
import { isUnanswered } from '@/components/admin/store/layers';
import { samples } from '@/scripts/test/depth';
import type * as checks from '@/lib/records/check-record';
import type * as memory from './memory-host';
import { type Asked, fakeDays, type Fault, type MemoryHost } from './memory-host';
import { createPlace, FIELDS, memberOfStaff, type Place, readPlace, type Written } from './staff';

jest.mock(
  '@/components/admin/repository/connection',
  () => jest.requireActual<typeof memory>('./memory-host').connection,
);

/** The same records are checked at each step of each sequence: a record's problems are found once. */
jest.mock('@/lib/records/check-record', () => {
  const actual = jest.requireActual<typeof checks>('@/lib/records/check-record');
  const known = new Map<string, ReturnType<typeof actual.checkRecord>>();
  const checkRecord: typeof actual.checkRecord = (check) => {
    const key = `${check.entity} ${JSON.stringify(check.record)}`;
    const problems = known.get(key) ?? actual.checkRecord(check);
    known.set(key, problems);
    return problems;
  };
  return { ...actual, checkRecord };
});

type PlannedFault = readonly [Asked, Fault];
/** What may happen to one publication; without an answer about the history, the studio does not know what became of it. */
const faults: readonly (readonly PlannedFault[])[] = [
  [],
  [['push', 'lost']],
  [['push', 'cut']],
  [['push', 'busy']],
  ...(['lost', 'late', 'cut'] as const).map((fault): readonly PlannedFault[] => [
    ['push', fault],
    ['history', 'cut'],
  ]),
  [['head', 'cut']],
  [['file', 'cut']],
];

type Action = { readonly who: 0 | 1 } & (
  | { readonly does: 'edit'; readonly place: Place }
  | { readonly does: 'send'; readonly faults: readonly PlannedFault[] }
  | { readonly does: 'rebuild' | 'exportFile' | 'applyFile' | 'arriveLate' | 'pass' | 'undo' }
);
const who = fc.constantFrom<0 | 1>(0, 1);
const action: fc.Arbitrary<Action> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constant('edit' as const),
      who,
      place: fc.constantFrom<Place>(FIELDS[0], ...FIELDS),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      does: fc.constant('send' as const),
      who,
      faults: fc.constantFrom(...faults),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      does: fc.constantFrom('rebuild' as const, 'exportFile', 'applyFile', 'arriveLate', 'pass', 'undo'),
      who,
    }),
  },
);

/** Time in ms after which a request cannot arrive any more, and a little. */
const TOO_LATE = 2 * 60_000 + 1;

/** Expects that every value was published once at most, and replaced one that its writer had seen. */
function expectHistory(
  { line, recordsAt }: MemoryHost,
  { written, given }: { readonly written: Written; readonly given: ReadonlySet<unknown> },
) {
  const commits = line().map(({ id }) => id);
  const valueAt = ([entity, id, path]: Place, commit: string) =>
    readPlace(
      recordsAt(entity, commit).find((one) => one.id === id),
      path,
    );
  const came = new Map<string, number>();
  /** Whether a value takes the place of one that its writer has seen, or that was not published before it was replaced. */
  const replaces = (value: string, before: unknown, seen: readonly string[] = []): boolean =>
    (written.get(value) ?? []).some(
      (instead) =>
        instead === before ||
        (typeof instead === 'string' &&
          !seen.includes(instead) &&
          replaces(instead, before, [...seen, value])),
    );
  commits.slice(1).forEach((commit, index) => {
    for (const place of FIELDS) {
      const before = valueAt(place, commits[index] ?? '');
      const after = String(valueAt(place, commit));
      if (before === after) continue;
      came.set(after, (came.get(after) ?? 0) + 1);
      expect({ after, before, isSeen: replaces(after, before) }).toEqual({ after, before, isSeen: true });
    }
  });
  // Everything comes, unless its writer has replaced it before.
  expect([...written.keys()].filter((value) => !came.has(value) && !given.has(value))).toEqual([]);
  // Nothing is published again that was not written again.
  expect([...came].filter(([value, times]) => times > (written.get(value)?.length ?? 0))).toEqual([]);
}

async function play(actions: readonly Action[]) {
  const place = createPlace();
  const { host, browser } = place;
  const people = [await memberOfStaff(place, 'studio-1'), await memberOfStaff(place, 'studio-2')] as const;
  for (const step of actions) {
    const person = people[step.who];
    switch (step.does) {
      case 'edit':
        await person.edit(step.place);
        break;
      case 'send':
        for (const [asked, fault] of step.faults) host.fail(asked, fault);
        await person.send();
        host.heal();
        break;
      case 'arriveLate':
        host.arriveLate();
        break;
      case 'pass':
        jest.setSystemTime(Date.now() + TOO_LATE / 2);
        break;
      default:
        await person[step.does]();
    }
  }
  host.arriveLate();
  jest.setSystemTime(Date.now() + TOO_LATE);
  const left = () =>
    people.flatMap(({ studio }) => {
      const { drafts, handed, publications } = studio().state;
      return [...drafts.values(), ...handed.values(), ...[...publications.values()].filter(isUnanswered)];
    });
  // Until everything is online: a fault, a dispute and its decision take a round each.
  for (let round = 0; round < 4 && left().length > 0; round += 1)
    for (const person of people) {
      await person.sendAll();
      await person.rebuild();
    }
  expect(left()).toEqual([]);
  expectHistory(host, place);
  await browser.close();
}

beforeEach(() => fakeDays());
afterEach(() => jest.useRealTimers());

it('two people lose, repeat and overwrite nothing, by commits and files, whatever becomes of their requests', async () => {
  await fc.assert(fc.asyncProperty(fc.array(action, { minLength: 8, maxLength: 24 }), play), {
    numRuns: samples(200, 2_000),
  });
}, 3_000_000);
