import fc from '@/__tests__/fast-check';
import { pair } from '@/__tests__/fixtures/pair';
import { decide, mergeOrder, mergeRecord } from '@/lib/merge';

const base = { id: 'a', title: 'One', text: 'Two' };

describe('a record', () => {
  it.each([
    [
      'got an optional field there, an edit here',
      base,
      { ...base, title: 'Mine' },
      { ...base, image: { src: 'x' } },
      { ...base, title: 'Mine', image: { src: 'x' } },
    ],
    [
      'lost an optional field here, got an edit there',
      base,
      { id: 'a', title: 'One' },
      { ...base, title: 'Theirs' },
      { id: 'a', title: 'Theirs' },
    ],
  ])('%s', (_, was, mine, theirs, value) => {
    expect(mergeRecord({ base: was, mine, theirs })).toEqual({ kind: 'merged', value });
  });

  it('is disputed in the fields that both changed, and only there', () => {
    const mine = { id: 'a', title: 'Mine', text: 'Mine too' };
    const theirs = { id: 'a', title: 'Theirs', text: 'Two', extra: 'Theirs' };

    expect(mergeRecord({ base, mine, theirs })).toEqual({
      kind: 'fields',
      value: { id: 'a', title: 'Mine', text: 'Mine too', extra: 'Theirs' },
      disputes: [{ path: 'title', base: 'One', mine: 'Mine', theirs: 'Theirs' }],
    });
  });

  it('is disputed in its colours as one value where two people chose two colours', () => {
    const colours = (brand: string, deep: string) => ({ id: 'a', colours: { brand, on: '#FFF', deep } });
    const [was, mine, theirs] = [colours('green', 'dark'), colours('red', 'wine'), colours('blue', 'navy')];

    expect(mergeRecord({ base: was, mine, theirs })).toEqual({
      kind: 'fields',
      value: mine,
      disputes: [{ path: 'colours', base: was.colours, mine: mine.colours, theirs: theirs.colours }],
    });
  });

  it('is disputed where one removed what the other changed', () => {
    const result = mergeRecord({ base, mine: { id: 'a', title: 'One' }, theirs: { ...base, text: 'New' } });

    expect(result).toMatchObject({
      kind: 'fields',
      disputes: [{ path: 'text', mine: undefined, theirs: 'New' }],
    });
  });

  it('is disputed when both sides made different records of one id', () => {
    const result = mergeRecord({ base: null, mine: base, theirs: { ...base, title: 'Theirs' } });

    expect(result).toMatchObject({ kind: 'fields', disputes: [{ path: 'title' }] });
  });

  it('does not mistake inherited properties for fields', () => {
    const was = { id: 'a', title: 'One', constructor: 'C' };
    const result = mergeRecord({
      base: was,
      mine: { id: 'a', title: 'One' },
      theirs: { ...was, title: 'Two' },
    });

    expect(result).toEqual({
      kind: 'merged',
      value: Object.fromEntries([
        ['id', 'a'],
        ['title', 'Two'],
      ]),
    });
    expect(Object.hasOwn(result.kind === 'merged' ? (result.value ?? {}) : {}, 'constructor')).toBe(false);
  });

  it('merges a picture as a whole, including its description', () => {
    const imageOf = (src: string, alt: string) => ({ id: 'a', image: { src, alt: pair(alt) } });
    const [was, mine] = [imageOf('/a', 'A'), imageOf('/a', 'A, seen from above')];

    expect(mergeRecord({ base: was, mine, theirs: imageOf('/b', 'A') })).toMatchObject({
      disputes: [{ path: 'image', mine: mine.image }],
    });
  });

  it.each([
    ['deleted-there', { ...base, title: 'Mine' }, null],
    ['edited-there', null, { ...base, title: 'Theirs' }],
  ])('is disputed as %s', (kind, mine, theirs) => {
    expect(mergeRecord({ base, mine, theirs })).toEqual({ kind });
  });
});

describe('an order', () => {
  const was = ['a', 'b', 'c'];

  it.each([
    ['mine, where all ids exist', ['c', 'a', 'b'], ['a', 'b', 'c'], ['c', 'a', 'b']],
    [
      'unknown ids after their published predecessor',
      ['c', 'b', 'a'],
      ['a', 'x', 'b', 'c'],
      ['c', 'b', 'a', 'x'],
    ],
    [
      'several unknown ids in their order',
      ['b', 'a', 'c'],
      ['a', 'x', 'y', 'b', 'c'],
      ['b', 'a', 'x', 'y', 'c'],
    ],
    [
      'unknown last ids last, wherever I moved the one before them',
      ['c', 'a', 'b'],
      ['x', 'a', 'b', 'c', 'z', 'y'],
      ['x', 'c', 'a', 'b', 'z', 'y'],
    ],
    ['an unknown first id first', ['b', 'a', 'c'], ['x', 'a', 'b', 'c'], ['x', 'b', 'a', 'c']],
    ['missing ids dropped', ['c', 'b', 'a'], ['a', 'c'], ['c', 'a']],
    ['an id that I name twice once', ['c', 'c', 'a', 'b'], ['a', 'b', 'c'], ['c', 'a', 'b']],
    ['theirs, where I moved nothing', ['a', 'b', 'c'], ['c', 'b', 'a'], ['c', 'b', 'a']],
    ['mine, where both moved', ['b', 'a', 'c'], ['c', 'b', 'a'], ['b', 'a', 'c']],
  ])('is %s', (_, ids, current, merged) => {
    expect(mergeOrder({ baseIds: was, ids }, current)).toEqual(merged);
  });

  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefgh'.split('')));

  it('does not change when both sides are equal', () => {
    fc.assert(
      fc.property(ids, ids, (baseIds, both) => {
        expect(mergeOrder({ baseIds, ids: both }, both)).toEqual(both);
      }),
    );
  });

  it('holds each existing id once and no other', () => {
    fc.assert(
      fc.property(ids, ids, ids, (baseIds, mine, current) => {
        expect([...mergeOrder({ baseIds, ids: mine }, current)].sort()).toEqual([...current].sort());
      }),
    );
  });
});

describe('a list in a record', () => {
  const row = (id: string, text = id) => ({ id, text });
  const listOf = (...rows: readonly unknown[]) => ({ rows });

  it('merges rows that share their id, such as one film shown twice', () => {
    const [first, second, third] = ['First', 'Second', 'Third'].map((title) => ({
      id: 'M7lc1UVf-VE',
      title,
    }));
    const films = (...videos: readonly unknown[]) => ({ id: 'a', videos });
    const renamed = { ...third, title: 'Third, renamed' };
    expect(
      mergeRecord({
        base: films(first, second, third),
        mine: films(second, third),
        theirs: films(first, second, renamed),
      }),
    ).toEqual({ kind: 'merged', value: films(second, renamed) });
  });

  it('knows its rows by their ids, however they have changed', () => {
    const result = mergeRecord({
      base: listOf(row('a'), row('b'), row('c')),
      mine: listOf(row('c'), row('a', 'written anew'), row('b')),
      theirs: listOf(row('a'), row('new'), row('b'), row('c', 'another')),
    });

    expect(result).toEqual({
      kind: 'merged',
      value: listOf(row('c', 'another'), row('a', 'written anew'), row('new'), row('b')),
    });
  });

  it('is disputed in a row that one side took out and the other changed, with its Bangla', () => {
    const inBoth = (id: string, bangla: string, en = id) => ({ id, text: pair(en, bangla, id) });
    const [first, second] = [inBoth('a', 'ক'), inBoth('b', 'খ')];
    const changed = inBoth('a', 'ক', 'changed');
    const merge = mergeRecord({
      base: listOf(first, second),
      mine: listOf(second),
      theirs: listOf(changed, second),
    });

    if (merge.kind !== 'fields') throw new Error(merge.kind);
    expect(merge.disputes).toMatchObject([{ path: 'rows.0', base: first, mine: undefined, theirs: changed }]);
    expect(decide(merge, () => 'mine')).toEqual(listOf(second));
    expect(decide(merge, () => 'theirs')).toEqual(listOf(changed, second));
  });

  it('is disputed where both moved a row, to different places', () => {
    const merge = mergeRecord({
      base: listOf(row('a'), row('b'), row('c')),
      mine: listOf(row('b'), row('a'), row('c', 'changed')),
      theirs: listOf(row('a'), row('c'), row('b')),
    });

    if (merge.kind !== 'fields') throw new Error(merge.kind);
    expect(merge.disputes.map(({ path }) => path)).toEqual(['rows']);
    expect(decide(merge, () => 'theirs')).toEqual(listOf(row('a'), row('c', 'changed'), row('b')));
  });
});
