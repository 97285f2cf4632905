import fc from '@/__tests__/fast-check';
import { pair } from '@/__tests__/fixtures/pair';
import { decide, mergeRecord } from '@/lib/merge';
import { banglaOf, pairsIn, type TextPair, withBangla } from '@/lib/records';
import { samples } from '@/scripts/test/depth';

const RUNS = samples(50, 1_000);
const [ROWS, LINES] = [6, 4];

/** A row of the model, identified by its key. */
type Row = { readonly key: number; label: TextPair; value: string };
type Model = {
  title: TextPair;
  street: string;
  picture: string;
  readonly phones: string[];
  readonly uses: TextPair[];
  rows: Row[];
};

const rowOf = (key: number): Row => ({
  key,
  label: pair(`Row ${key} of all`, `সারি ${key} এর`),
  value: `${key}`,
});

const newModel = (): Model => ({
  title: pair('Title', 'শিরোনাম'),
  street: 'Street',
  picture: 'a',
  phones: Array.from({ length: LINES }, (_, index) => `The line number ${index} as written`),
  uses: Array.from({ length: LINES }, (_, index) =>
    pair(`The use number ${index} as written`, `${index} নম্বর ব্যবহার যেমন লেখা`),
  ),
  rows: Array.from({ length: ROWS }, (_, index) => rowOf(index)),
});

const recordOf = ({ title, street, picture, phones, uses, rows }: Model) => ({
  id: 'a',
  title,
  office: { street, city: pair('Dhaka', 'ঢাকা') },
  image: { src: `/${picture}`, alt: pair(`Picture ${picture}`), width: 3, height: 2 },
  phones,
  uses,
  rows: rows.map(({ label, value }) => ({ label, value, unit: 'a piece' })),
});

/** A text that one person can edit, with its path; in rows the index is a placeholder. */
type Place = {
  readonly path: string;
  /** Key of its row. */
  readonly key?: number;
  /** Adds a word, as the form does. */
  readonly edit: (model: Model, by: string) => void;
  /** Copies the text from another model. */
  readonly copy: (from: Model, to: Model) => void;
  /** The hash of the English of which the text is the translation; undefined for a text that is not Bangla. */
  readonly madeFrom?: (model: Model) => string | undefined;
};

/** A field, line or part of a row. */
type Slot<Value> = {
  readonly path: string;
  readonly key?: number;
  readonly read: (model: Model) => Value;
  readonly write: (model: Model, value: Value) => void;
};

const plainPlace = ({ read, write, ...place }: Slot<string>): Place => ({
  ...place,
  edit: (model, by) => write(model, `${read(model)} ${by}`),
  copy: (from, to) => write(to, read(from)),
});

const languagePlaces = ({ path, read, write, ...slot }: Slot<TextPair>): readonly Place[] => [
  {
    ...slot,
    path: `${path}.en`,
    edit: (model, by) => write(model, { ...read(model), en: `${read(model).en} ${by}` }),
    copy: (from, to) => write(to, { ...read(to), en: read(from).en }),
  },
  {
    ...slot,
    path: `${path}.bn`,
    edit: (model, by) => write(model, withBangla(read(model), `${banglaOf(read(model))} ${by}`)),
    copy: (from, to) => write(to, { ...read(to), bn: read(from).bn }),
    madeFrom: (model) => read(model).bn?.of,
  },
];

const rowIn = ({ rows }: Model, key: number) => rows.find((row) => row.key === key) ?? rowOf(key);

const inLines = Array.from({ length: LINES }, (_, index) => [
  plainPlace({
    path: `phones.${index}`,
    read: ({ phones }) => phones[index] ?? '',
    write: ({ phones }, text) => void (phones[index] = text),
  }),
  ...languagePlaces({
    path: `uses.${index}`,
    read: ({ uses }) => uses[index] ?? pair(''),
    write: ({ uses }, text) => void (uses[index] = text),
  }),
]);

const inRows = Array.from({ length: ROWS }, (_, key) => [
  ...languagePlaces({
    path: 'rows.N.label',
    key,
    read: (model) => rowIn(model, key).label,
    write: (model, label) => void (rowIn(model, key).label = label),
  }),
  plainPlace({
    path: 'rows.N.value',
    key,
    read: (model) => rowIn(model, key).value,
    write: (model, value) => void (rowIn(model, key).value = value),
  }),
]);

const places: readonly Place[] = [
  ...languagePlaces({
    path: 'title',
    read: ({ title }) => title,
    write: (model, title) => void (model.title = title),
  }),
  plainPlace({
    path: 'office.street',
    read: ({ street }) => street,
    write: (model, street) => void (model.street = street),
  }),
  plainPlace({
    path: 'image',
    read: ({ picture }) => picture,
    write: (model, picture) => void (model.picture = picture),
  }),
  ...inLines.flat(),
  ...inRows.flat(),
];

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
    place.edit(models[who], who);
    place.copy(models[who], models.both);
  });
  editList(models.mine, list);
  editList(models.both, list);
  return { models, left: remaining };
}

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
        expect(merge.value).toEqual(recordOf(models.both));
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
      place.edit(models.mine, 'one');
      place.edit(models.theirs, 'other');
      const merge = mergeRecord(recordsOf(models));
      if (merge.kind !== 'fields') throw new Error(`${place.path}: ${merge.kind}`);
      // Two translations of the same English are disputed in their words, of different English as a whole.
      const of = place.madeFrom?.(models.mine);
      const path =
        of !== undefined && of === place.madeFrom?.(models.theirs) ? `${place.path}.text` : place.path;
      expect(merge.disputes.map((dispute) => dispute.path.replace(/^rows\.\d/, 'rows.N'))).toEqual([path]);
      for (const side of ['mine', 'theirs'] as const) {
        place.copy(models[side], models.both);
        expect(decide(merge, () => side)).toEqual(recordOf(models.both));
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
  for (const place of edits) place.edit(model, by);
  editList(model, list);
  for (const row of model.rows) if (row.key >= 100) row.label = { ...row.label, en: `${row.label.en} ${by}` };
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
        expect(pairsIn(decided.rows).filter(({ pair: { bn } }) => bn === undefined)).toEqual([]);
      }
    }),
    { numRuns: 2 * RUNS },
  );
});
