import { pair } from '@/__tests__/fixtures/pair';
import { decide, mergeRecord } from '@/lib/merge';

describe('a text in both languages', () => {
  const textOf = (...[en, bangla, of]: Parameters<typeof pair>) => ({ id: 'a', title: pair(en, bangla, of) });
  const was = textOf('One', 'এক');

  it('takes the English of one side and the Bangla of the other', () => {
    expect(
      mergeRecord({ base: was, mine: textOf('Mine', 'এক', 'One'), theirs: textOf('One', 'প্রথম') }),
    ).toEqual({
      kind: 'merged',
      value: textOf('Mine', 'প্রথম', 'One'),
    });
  });

  it('is disputed in the language that both changed, and only there', () => {
    const merge = mergeRecord({
      base: was,
      mine: textOf('Mine', 'এক', 'One'),
      theirs: textOf('Theirs', 'প্রথম', 'One'),
    });

    expect(merge).toEqual({
      kind: 'fields',
      value: textOf('Mine', 'প্রথম', 'One'),
      disputes: [{ path: 'title.en', base: 'One', mine: 'Mine', theirs: 'Theirs' }],
    });
  });

  it('is disputed in the words of two translations of the same English', () => {
    const merge = mergeRecord({ base: was, mine: textOf('One', 'প্রথম'), theirs: textOf('One', 'একটি') });

    expect(merge).toMatchObject({
      disputes: [{ path: 'title.bn.text', base: 'এক', mine: 'প্রথম', theirs: 'একটি' }],
    });
  });

  it('is disputed in its Bangla as one value where two people translated different English', () => {
    const [mine, theirs] = [textOf('Two', 'দুই'), textOf('One', 'প্রথম')];
    const merge = mergeRecord({ base: was, mine, theirs });

    if (merge.kind !== 'fields') throw new Error(merge.kind);
    expect(merge.disputes).toEqual([
      { path: 'title.bn', base: was.title.bn, mine: mine.title.bn, theirs: theirs.title.bn },
    ]);
    expect(decide(merge, () => 'mine')).toEqual(mine);
    expect(decide(merge, () => 'theirs')).toEqual(textOf('Two', 'প্রথম', 'One'));
  });

  it('is disputed in its Bangla where one removed what the other changed', () => {
    const merge = mergeRecord({ base: was, mine: textOf('One'), theirs: textOf('One', 'প্রথম') });

    if (merge.kind !== 'fields') throw new Error(merge.kind);
    expect(merge.disputes).toMatchObject([{ path: 'title.bn', mine: undefined }]);
    expect(decide(merge, () => 'mine')).toEqual(textOf('One'));
  });

  it('merges two long translations of the same English by line', async () => {
    const lines = ['প্রথম লাইনের কথা এখানে।', 'দ্বিতীয় লাইনের কথা এখানে।', 'তৃতীয় লাইনের কথা এখানে।'];
    const [first = '', second = '', third = ''] = lines;
    const translated = (...parts: readonly string[]) => textOf('Three lines', parts.join('\n\n'));

    expect(
      mergeRecord({
        base: translated(...lines),
        mine: translated(`${first} আমার।`, second, third),
        theirs: translated(first, second, `${third} তাদের।`),
      }),
    ).toEqual({ kind: 'merged', value: translated(`${first} আমার।`, second, `${third} তাদের।`) });
  });

  it('merges the languages of the description of a picture that nobody replaced', () => {
    const imageOf = (alt: unknown, place = {}) => ({ id: 'a', image: { src: '/a', alt, ...place } });
    const was = imageOf(pair('A', 'ক'));
    const mine = imageOf(pair('A, seen from above', 'ক', 'A'));

    expect(mergeRecord({ base: was, mine, theirs: imageOf(pair('A', 'খ')) })).toEqual({
      kind: 'merged',
      value: imageOf(pair('A, seen from above', 'খ', 'A')),
    });
    expect(mergeRecord({ base: was, mine, theirs: imageOf(pair('B', 'ক', 'A')) })).toMatchObject({
      disputes: [{ path: 'image.alt.en', mine: 'A, seen from above', theirs: 'B' }],
    });
    expect(
      mergeRecord({ base: was, mine, theirs: imageOf(pair('A', 'ক'), { focus: '20% 50%' }) }),
    ).toMatchObject({
      disputes: [{ path: 'image' }],
    });
  });
});
