import fc from '@/__tests__/fast-check';
import { decide } from '@/content/lib/decide-disputes';
import { loadFullMerge, mergeRecord } from '@/content/lib/three-way-merge';
import { samples } from '@/scripts/test/depth';

beforeAll(loadFullMerge);

const RUNS = samples(50, 1_000);
const [ROWS, LINES] = [6, 4];

/** A row of the model, identified by its key. */
type Row = { readonly key: number; label: string; value: string; bn: string };
type Model = {
  title: string;
  titleBn: string;
  street: string;
  picture: string;
  readonly lines: string[];
  rows: Row[];
};

const rowOf = (key: number): Row => ({
  key,
  label: `Row ${key} of all`,
  value: `${key}`,
  bn: `সারি ${key} এর`,
});

const newModel = (): Model => ({
  title: 'Title',
  titleBn: 'শিরোনাম',
  street: 'Street',
  picture: 'a',
  lines: Array.from({ length: LINES }, (_, index) => `The line number ${index} as written`),
  rows: Array.from({ length: ROWS }, (_, index) => rowOf(index)),
});

const recordOf = ({ title, titleBn, street, picture, lines, rows }: Model) => ({
  id: 'a',
  title,
  office: { street, city: 'Dhaka' },
  image: { src: `/${picture}`, alt: `Picture ${picture}`, width: 3, height: 2 },
  lines,
  rows: rows.map(({ label, value }) => ({ label, value, unit: 'a piece' })),
  bn: { title: titleBn, rows: rows.map(({ bn }) => ({ label: bn })) },
});

/** An editable text with its path; in rows the index is a placeholder. */
type Place = {
  readonly path: string;
  /** Key of its row. */
  readonly key?: number;
  readonly read: (model: Model) => string;
  readonly write: (model: Model, text: string) => void;
};

const fieldPlace = (path: string, name: 'title' | 'titleBn' | 'street' | 'picture'): Place => ({
  path,
  read: (model) => model[name],
  write: (model, text) => void (model[name] = text),
});

const linePlace = (index: number): Place => ({
  path: `lines.${index}`,
  read: ({ lines }) => lines[index] ?? '',
  write: ({ lines }, text) => void (lines[index] = text),
});

const rowPlace = (key: number, path: string, name: 'label' | 'value' | 'bn'): Place => ({
  path,
  key,
  read: ({ rows }) => rows.find((row) => row.key === key)?.[name] ?? '',
  write: ({ rows }, text) => void Object.assign(rows.find((row) => row.key === key) ?? {}, { [name]: text }),
});

const places: readonly Place[] = [
  fieldPlace('title', 'title'),
  fieldPlace('bn.title', 'titleBn'),
  fieldPlace('office.street', 'street'),
  fieldPlace('image', 'picture'),
  ...Array.from({ length: LINES }, (_, index) => linePlace(index)),
  ...Array.from({ length: ROWS }, (_, key) => [
    rowPlace(key, 'rows.N.label', 'label'),
    rowPlace(key, 'rows.N.value', 'value'),
    rowPlace(key, 'bn.rows.N.label', 'bn'),
  ]).flat(),
];

const edit = (model: Model, { read, write }: Place, by: string) => write(model, `${read(model)} ${by}`);

/** Edits of the list by one person: added, removed and moved rows. */
type ListEdit = {
  readonly added: readonly number[];
  readonly gone: readonly number[];
  readonly moved: readonly (readonly [number, number])[];
};

function editList(model: Model, { added, gone, moved }: ListEdit) {
  const { rows } = model;
  for (const [from, to] of moved) rows.splice(to % rows.length, 0, ...rows.splice(from % rows.length, 1));
  model.rows = rows.filter(({ key }) => !gone.includes(key));
  added.forEach((at, index) => model.rows.splice(at % (model.rows.length + 1), 0, rowOf(100 + index)));
}

const listEdits = fc.record({
  added: fc.array(fc.nat(9), { maxLength: 3 }),
  gone: fc.uniqueArray(fc.nat(ROWS - 1), { maxLength: 2 }),
  moved: fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 3 }),
});
/** Editor of each place. */
const editors = fc.array(fc.constantFrom('mine', 'theirs', null), {
  minLength: places.length,
  maxLength: places.length,
});

/** Edits of one record by two people at different places; only I edit the list. `both`: the expected result. */
function apart(whose: readonly ('mine' | 'theirs' | null)[], list: ListEdit) {
  const models = { base: newModel(), mine: newModel(), theirs: newModel(), both: newModel() };
  const remaining = places.filter(({ key }) => key === undefined || !list.gone.includes(key));
  remaining.forEach((place, index) => {
    const who = whose[index] ?? null;
    if (who === null) return;
    edit(models[who], place, who);
    edit(models.both, place, who);
  });
  editList(models.mine, list);
  editList(models.both, list);
  return { models, left: remaining };
}

/** Removes the age of Bangla texts, which translation-age.test.ts covers. */
const withoutAge = (record: Readonly<Record<string, unknown>> | null) => ({
  ...record,
  bnMadeFrom: undefined,
});

const recordsOf = ({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', Model>) => ({
  base: recordOf(base),
  mine: recordOf(mine),
  theirs: recordOf(theirs),
});

it('merges without a question what two people changed in different fields, rows, pictures and translations', () => {
  fc.assert(
    fc.property(editors, listEdits, (whose, list) => {
      const { models } = apart(whose, list);
      const { base, mine, theirs } = recordsOf(models);
      for (const [a, b] of [
        [mine, theirs],
        [theirs, mine],
      ]) {
        const merge = mergeRecord({ base, mine: a ?? null, theirs: b ?? null });
        if (merge.kind !== 'merged') throw new Error(merge.kind);
        expect(withoutAge(merge.value)).toEqual(recordOf(models.both));
      }
    }),
    { numRuns: RUNS },
  );
});

it('asks about the one place that both changed, by its path, and about nothing else', () => {
  fc.assert(
    fc.property(editors, listEdits, fc.nat(), (whose, list, pick) => {
      const { models, left } = apart(whose, list);
      const place = left[pick % left.length];
      if (place === undefined) throw new Error('no place is left');
      edit(models.mine, place, 'one');
      edit(models.theirs, place, 'other');
      const merge = mergeRecord(recordsOf(models));
      if (merge.kind !== 'fields') throw new Error(`${place.path}: ${merge.kind}`);
      const path =
        place.key === undefined ? place.path : expect.stringMatching(place.path.replace('N', '\\d'));
      expect(merge.disputes.map((dispute) => dispute.path)).toEqual([path]);
      for (const side of ['mine', 'theirs'] as const) {
        place.write(models.both, place.read(models[side]));
        expect(withoutAge(decide(merge, () => side))).toEqual(recordOf(models.both));
      }
    }),
    { numRuns: RUNS },
  );
});

/** Arbitrary edits of a record, also at places that the other side edits. */
const anything = fc.record({
  edits: fc.array(fc.constantFrom(...places), { maxLength: 8 }),
  list: listEdits,
});

function madeBy(by: string, { edits, list }: { readonly edits: readonly Place[]; readonly list: ListEdit }) {
  const model = newModel();
  for (const place of edits) edit(model, place, by);
  editList(model, list);
  for (const row of model.rows) if (row.key >= 100) row.label += ` ${by}`;
  return recordOf(model);
}

const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);

it('loses nothing that anybody wrote, and comes to the same whoever merges', () => {
  fc.assert(
    fc.property(anything, anything, (a, b) => {
      const base = recordOf(newModel());
      const [mine, theirs] = [madeBy('mine', a), madeBy('theirs', b)];
      const merge = mergeRecord({ base, mine, theirs });
      const mergedTexts = new Set(textsIn(merge));
      const known = new Set(textsIn(base));
      const written = [...textsIn(mine), ...textsIn(theirs)].filter((text) => !known.has(text));
      for (const text of written) expect(mergedTexts).toContain(text);

      const turned = mergeRecord({ base, mine: theirs, theirs: mine });
      expect(turned.kind).toBe(merge.kind);
      if (merge.kind !== 'fields' || turned.kind !== 'fields') return expect(turned).toEqual(merge);
      for (const [side, otherSide] of [
        ['mine', 'theirs'],
        ['theirs', 'mine'],
      ] as const) {
        const decided = decide(merge, () => side) as ReturnType<typeof recordOf>;
        expect(decide(turned, () => otherSide)).toEqual(decided);
        expect(decided.bn.rows).toHaveLength(decided.rows.length);
      }
    }),
    { numRuns: 2 * RUNS },
  );
});
