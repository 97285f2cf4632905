import fc from '@/__tests__/fast-check';
import { pair } from '@/__tests__/fixtures/pair';
import { decide, mergeRecord, type MergeResult } from '@/lib/merge';
import {
  banglaOf,
  olderBangla,
  pairsIn,
  shortBangla,
  type TextPair,
  withBangla,
  withFitting,
} from '@/lib/records';
import { samples } from '@/scripts/test/depth';

const one = pair('One', 'এক');
const inEnglish = (text: TextPair, en: string): TextPair => ({ ...text, en });

describe('a text with its Bangla', () => {
  it('is older in Bangla once its English has changed, and no more when its Bangla has', () => {
    const changed = inEnglish(one, 'Two');
    expect(olderBangla({ title: changed })).toEqual(['title']);
    expect(olderBangla({ title: inEnglish(changed, 'Three') })).toEqual(['title']);
    expect(withBangla(changed, 'দুই')).toEqual(pair('Two', 'দুই'));
  });

  it('is as it was when its English is set back, and not older when only its blanks differ', () => {
    expect(inEnglish(inEnglish(one, 'Two'), 'One')).toEqual(one);
    expect(olderBangla({ title: inEnglish(one, 'One'), text: inEnglish(one, ' One\n') })).toEqual([]);
  });

  it('is not older once somebody has said that it still fits', () => {
    const changed = inEnglish(one, 'One.');
    expect(withFitting({ title: changed }, ['title'])).toEqual({ title: pair('One.', 'এক') });
  });

  it('is named by its place at any depth, and marked as fitting there and nowhere else', () => {
    const changed = inEnglish(one, 'Two');
    const record = { lines: [one, changed], rows: [{ label: changed }], image: { src: '/a', alt: changed } };
    expect(olderBangla(record)).toEqual(['lines.1', 'rows.0.label', 'image.alt']);
    expect(withFitting(record, ['rows.0.label'])).toEqual({
      ...record,
      rows: [{ label: pair('Two', 'এক') }],
    });
    expect(olderBangla(withFitting(record, ['lines.1', 'image.alt']))).toEqual(['rows.0.label']);
  });

  it('is not older where it has none, or no English', () => {
    expect(olderBangla({ title: inEnglish(pair('One'), 'Two'), text: inEnglish(one, '') })).toEqual([]);
    expect(withBangla(inEnglish(one, 'Two'), '')).toEqual(pair('Two'));
    expect(withFitting({ title: pair('Two') }, ['title'])).toEqual({ title: pair('Two') });
  });
});

it('names a Bangla text that is much shorter than its English', () => {
  const english = 'word '.repeat(60);
  const record = { title: pair('A long title', 'ক'), text: pair(english, 'শব্দ '.repeat(20)) };
  expect(shortBangla(record)).toEqual(['text']);
  expect(shortBangla({ ...record, text: pair(english, 'শব্দ '.repeat(50)) })).toEqual([]);
  expect(shortBangla({ ...record, text: pair(english) })).toEqual([]);
});

describe('a merged record', () => {
  const base = { id: 'a', title: one };
  const merged = (was: TextPair, mine: TextPair, theirs: TextPair) => {
    const sides = { base: { ...base, title: was }, mine: { ...base, title: mine } };
    const merge = mergeRecord({ ...sides, theirs: { ...base, title: theirs } });
    if (merge.kind !== 'merged' || merge.value === null) throw new Error(merge.kind);
    return merge.value;
  };

  it('has older Bangla where one wrote Bangla and the other changed the English', () => {
    const value = merged(one, withBangla(one, 'প্রথম'), inEnglish(one, 'Two'));
    expect(value).toEqual({ ...base, title: pair('Two', 'প্রথম', 'One') });
    expect(olderBangla(value)).toEqual(['title']);
  });

  it('has older Bangla where one found that it still fits and the other changed the English again', () => {
    const old = inEnglish(one, 'Two');
    const value = merged(old, withBangla(old, banglaOf(old)), inEnglish(old, 'Three'));
    expect(value).toEqual({ ...base, title: pair('Three', 'এক', 'Two') });
    expect(olderBangla(value)).toEqual(['title']);
  });

  it('has none where one changed both and the other something else', () => {
    const mine = { ...base, title: pair('Two', 'দুই') };
    const merge = mergeRecord({ base, mine, theirs: { ...base, day: '2026-01-01' } });
    expect(merge).toEqual({ kind: 'merged', value: { ...mine, day: '2026-01-01' } });
  });

  it('has older Bangla by the English that is chosen', () => {
    const mine = { ...base, title: pair('Two', 'দুই') };
    const merge = mergeRecord({ base, mine, theirs: { ...base, title: inEnglish(one, 'Three') } });
    if (merge.kind !== 'fields') throw new Error(merge.kind);
    expect(decide(merge, () => 'mine')).toEqual(mine);
    expect(olderBangla(decide(merge, () => 'theirs'))).toEqual(['title']);
  });
});

describe('the texts that two people edit at the same time', () => {
  type Row = { readonly id: string; readonly label: TextPair };
  type Texts = { readonly title: TextPair; readonly rows: readonly Row[] };
  /** An edit of the title, at 0, or of a row's label, as the form makes it. */
  type Edit = { readonly at: number } & (
    | { readonly kind: 'english'; readonly text: string }
    | { readonly kind: 'bangla' | 'fits' | 'without' | 'remove' }
    | { readonly kind: 'move'; readonly to: number }
  );

  // Few places, so that both people often edit the same text.
  const at = fc.nat(2);
  const edits: fc.Arbitrary<readonly Edit[]> = fc.array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ kind: fc.constant('english'), at, text: fc.constantFrom('A', 'B', 'C') }),
      },
      { weight: 4, arbitrary: fc.record({ kind: fc.constantFrom('bangla', 'fits'), at }) },
      fc.record({ kind: fc.constantFrom('without', 'remove'), at }),
      fc.record({ kind: fc.constant('move'), at, to: at }),
    ),
    { minLength: 1, maxLength: 6 },
  );

  const start: Texts = {
    title: pair('A', 'ক'),
    rows: [
      { id: 'one', label: pair('B', 'খ') },
      { id: 'two', label: pair('B', 'গ', 'A') },
    ],
  };

  /** A Bangla text with the English that a person has seen beside it. */
  const compared = ({ en, bn }: TextPair) => `${bn?.text}, ${en}`;

  /** The texts after the edits of one person. Adds to `known` which Bangla was made from which English. */
  function edited(edits: readonly Edit[], by: string, known: Set<string>): Texts {
    const after = (text: TextPair, edit: Edit, step: number) => {
      if (edit.kind === 'english') return { ...text, en: edit.text };
      if (edit.kind === 'without') return withBangla(text, '');
      const changed = withBangla(text, edit.kind === 'fits' ? banglaOf(text) : `নতুন ${by} ${step}`);
      known.add(compared(changed));
      return changed;
    };
    return edits.reduce((texts, edit, step) => {
      const index = edit.at - 1;
      const row = texts.rows[index];
      if (edit.at === 0 && edit.kind !== 'remove' && edit.kind !== 'move') {
        return { ...texts, title: after(texts.title, edit, step) };
      }
      if (row === undefined) return texts;
      const others = texts.rows.toSpliced(index, 1);
      if (edit.kind === 'remove') return { ...texts, rows: others };
      if (edit.kind === 'move') return { ...texts, rows: others.toSpliced(edit.to, 0, row) };
      const changed = { ...row, label: after(row.label, edit, step) };
      return { ...texts, rows: texts.rows.with(index, changed) };
    }, start);
  }

  const placesOf = (merge: MergeResult) =>
    merge.kind === 'fields' ? merge.disputes.map(({ path }) => path).sort() : merge.kind;

  const other = { mine: 'theirs', theirs: 'mine' } as const;

  it('merge to the same from either side, and no Bangla counts as made from an English that it was not', () => {
    fc.assert(
      fc.property(edits, edits, (myEdits, theirEdits) => {
        const known = new Set(['ক, A', 'খ, B', 'গ, A']);
        const [mine, theirs] = [edited(myEdits, 'ক', known), edited(theirEdits, 'খ', known)];
        const merge = mergeRecord({ base: start, mine, theirs });
        const turned = mergeRecord({ base: start, mine: theirs, theirs: mine });
        expect(placesOf(turned)).toEqual(placesOf(merge));
        if (merge.kind === 'merged') expect(turned).toEqual(merge);

        for (const side of ['mine', 'theirs'] as const) {
          const value = merge.kind === 'fields' ? decide(merge, () => side) : start;
          const result = merge.kind === 'merged' ? (merge.value ?? {}) : value;
          if (turned.kind === 'fields') expect(decide(turned, () => other[side])).toEqual(result);
          const older = new Set(olderBangla(result));
          const fresh = pairsIn(result).filter(
            ({ path, pair: text }) => text.bn !== undefined && !older.has(path),
          );
          expect(fresh.filter(({ pair: text }) => !known.has(compared(text)))).toEqual([]);
        }
      }),
      { numRuns: samples(200, 20_000) },
    );
  });
});
