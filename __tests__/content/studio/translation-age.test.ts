import fc from '@/__tests__/fast-check';
import { decide } from '@/content/lib/decide-disputes';
import { loadFullMerge, mergeRecord } from '@/content/lib/three-way-merge';
import { olderBangla, shortBangla, withFitting, withMadeFrom } from '@/content/lib/translation-age';

type Any = Readonly<Record<string, unknown>>;
const base: Any = { id: 'a', title: 'One', bn: { title: 'এক' } };

/** A change as the form makes it. */
const edited = (record: Any, change: Any, field = 'title') =>
  withMadeFrom(record, { ...record, ...change }, field);

describe('a text with its Bangla', () => {
  it('is older in Bangla once its English has changed, and no more when its Bangla has', () => {
    const changed = edited(base, { title: 'Two' });
    expect(olderBangla(changed)).toEqual(['title']);
    expect(olderBangla(edited(changed, { title: 'Three' }))).toEqual(['title']);
    expect(edited(changed, { bn: { title: 'দুই' } })).toEqual({ ...base, title: 'Two', bn: { title: 'দুই' } });
  });

  it('is as it was when its English is put back, or has other blanks alone', () => {
    expect(edited(edited(base, { title: 'Two' }), { title: 'One' })).toEqual(base);
    expect(olderBangla(edited(base, { title: ' One ' }))).toEqual([]);
  });

  it('is not older once somebody has said that it still fits', () => {
    const changed = edited(base, { title: 'One.' });
    expect(withFitting(changed, ['title'])).toEqual({ ...base, title: 'One.' });
  });

  it('is not older where it has none, or no English', () => {
    expect(olderBangla(edited({ id: 'a', title: 'One' }, { title: 'Two' }))).toEqual([]);
    expect(olderBangla(edited(base, { title: '' }))).toEqual([]);
    expect(edited(edited(base, { title: 'Two' }), { bn: undefined })).not.toHaveProperty('bnMadeFrom');
  });
});

it('names a Bangla text that is much shorter than its English', () => {
  const english = 'word '.repeat(60);
  const record = { title: 'A long title', text: english, bn: { title: 'ক', text: 'শব্দ '.repeat(20) } };
  expect(shortBangla(record)).toEqual(['text']);
  expect(shortBangla({ ...record, bn: { text: 'শব্দ '.repeat(50) } })).toEqual([]);
});

/** A row as the model knows it: what its Bangla was made from. */
type Row = { readonly en: string; readonly bn: string; readonly from: string };
const action = fc.oneof(
  fc.record({ kind: fc.constant('english' as const), at: fc.nat(9), text: fc.constantFrom('A', 'B', 'C') }),
  fc.record({
    kind: fc.constantFrom('bangla', 'fits', 'remove') as fc.Arbitrary<'bangla' | 'fits' | 'remove'>,
    at: fc.nat(9),
  }),
  fc.record({ kind: fc.constant('move' as const), at: fc.nat(9), to: fc.nat(9) }),
);

const recordOf = (rows: readonly Row[]): Any => ({
  rows: rows.map(({ en }) => ({ label: en })),
  bn: { rows: rows.map(({ bn }) => ({ label: bn })) },
});

it('follows any rows that are edited, moved and taken out', () => {
  fc.assert(
    fc.property(fc.array(action, { maxLength: 15 }), (actions) => {
      let rows: readonly Row[] = ['A', 'B', 'C', 'A'].map((en, index) => ({
        en,
        bn: `বাংলা ${index}`,
        from: en,
      }));
      let record = recordOf(rows);
      actions.forEach((one, step) => {
        const at = rows.length === 0 ? 0 : one.at % rows.length;
        const row = rows[at];
        if (row === undefined) return;
        if (one.kind === 'fits') {
          rows = rows.with(at, { ...row, from: row.en });
          record = withFitting(record, [`rows.${at}.label`]);
          return;
        }
        if (one.kind === 'english') rows = rows.with(at, { ...row, en: one.text });
        if (one.kind === 'bangla') rows = rows.with(at, { ...row, bn: `নতুন ${step}`, from: row.en });
        if (one.kind === 'remove') rows = rows.toSpliced(at, 1);
        if (one.kind === 'move') rows = rows.toSpliced(at, 1).toSpliced(one.to % rows.length, 0, row);
        record = withMadeFrom(record, { ...record, ...recordOf(rows) }, 'rows');
      });
      const older = rows.flatMap(({ en, from }, index) => (en === from ? [] : [`rows.${index}.label`]));
      expect(olderBangla(record)).toEqual(older);
      expect(record.bnMadeFrom === undefined).toBe(older.length === 0);
    }),
    { numRuns: 300 },
  );
});

describe('a merged record', () => {
  beforeAll(loadFullMerge);
  const merged = (was: Any, mine: Any, theirs: Any) => {
    const merge = mergeRecord({ base: was, mine, theirs });
    if (merge.kind !== 'merged' || merge.value === null) throw new Error(merge.kind);
    expect(mergeRecord({ base: was, mine: theirs, theirs: mine })).toEqual(merge);
    return merge.value;
  };

  it('has older Bangla where one wrote Bangla and the other changed the English', () => {
    const value = merged(base, edited(base, { bn: { title: 'প্রথম' } }), edited(base, { title: 'Two' }));
    expect(value).toMatchObject({ title: 'Two', bn: { title: 'প্রথম' } });
    expect(olderBangla(value)).toEqual(['title']);
  });

  it('has older Bangla where one found that it still fits and the other changed the English again', () => {
    const old = edited(base, { title: 'Two' });
    const value = merged(old, withFitting(old, ['title']), edited(old, { title: 'Three' }));
    expect(olderBangla(value)).toEqual(['title']);
  });

  it('has none where one changed both and the other something else', () => {
    const both = edited(edited(base, { title: 'Two' }), { bn: { title: 'দুই' } });
    expect(merged(base, both, { ...base, day: '2026-01-01' })).toEqual({ ...both, day: '2026-01-01' });
  });

  it('has older Bangla by the English that is chosen', () => {
    const mine = edited(edited(base, { title: 'Two' }), { bn: { title: 'দুই' } });
    const merge = mergeRecord({ base, mine, theirs: edited(base, { title: 'Three' }) });
    if (merge.kind !== 'fields') throw new Error(merge.kind);
    expect(decide(merge, () => 'mine')).toEqual(mine);
    expect(olderBangla(decide(merge, () => 'theirs'))).toEqual(['title']);
  });
});
