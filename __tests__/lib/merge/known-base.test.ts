import { pair } from '@/__tests__/fixtures/pair';
import { mergeRecord } from '@/lib/merge';

const base = { id: 'a', title: 'One', text: 'Two' };

describe('what was sent before', () => {
  const mondays = { ...base, title: 'Monday' };

  it('is no change of somebody else once the website shows it', () => {
    const tuesdays = { ...base, title: 'Tuesday' };
    expect(mergeRecord({ base, mine: tuesdays, theirs: mondays, sent: [mondays] })).toEqual({
      kind: 'merged',
      value: tuesdays,
    });
  });

  it('can be taken back', () => {
    expect(mergeRecord({ base, mine: base, theirs: mondays, sent: [mondays] })).toEqual({
      kind: 'merged',
      value: base,
    });
    expect(mergeRecord({ base, mine: mondays, theirs: null, sent: [null] })).toEqual({
      kind: 'merged',
      value: mondays,
    });
    expect(mergeRecord({ base, mine: mondays, theirs: base, sent: [null] }).kind).toBe('merged');
  });

  it('merges with what somebody else has changed in another field, also in Bangla', () => {
    const before = { ...base, title: pair('One', 'এক'), text: pair('Two', 'দুই') };
    const sent = { ...before, title: pair('Monday', 'সোমবার') };
    const mine = { ...before, title: pair('Tuesday', 'মঙ্গলবার') };
    const theirs = { ...sent, text: pair('Theirs', 'তাদের') };
    expect(mergeRecord({ base: before, mine, theirs, sent: [sent] })).toEqual({
      kind: 'merged',
      value: { ...mine, text: theirs.text },
    });
  });

  it('merges with what somebody else has changed in the other language of the same text', () => {
    const before = { ...base, title: pair('One', 'এক') };
    const sent = { ...base, title: pair('Monday', 'এক', 'One') };
    const theirs = { ...base, title: pair('Monday', 'সোমবার') };
    const mine = { ...base, title: pair('Tuesday', 'এক', 'One') };
    expect(mergeRecord({ base: before, mine, theirs, sent: [sent] })).toEqual({
      kind: 'merged',
      value: { ...base, title: pair('Tuesday', 'সোমবার', 'Monday') },
    });
  });

  it('merges with what somebody else has added to a record that is new', () => {
    const sent = { ...base, title: pair('One', 'সোমবার'), text: pair('Two') };
    const theirs = { ...sent, extra: 'Theirs', text: pair('Two', 'তাদের') };
    const mine = { ...sent, title: pair('Tuesday', 'মঙ্গলবার') };
    expect(mergeRecord({ base: null, mine, theirs, sent: [sent] })).toEqual({
      kind: 'merged',
      value: { ...theirs, title: mine.title },
    });
  });

  it('asks about a picture whose description somebody else has changed, with the one before', () => {
    const picture = (src: string, alt: string) => ({ ...base, image: { src, alt } });
    const result = mergeRecord({
      base: picture('old', 'Old'),
      mine: picture('newer', 'Newer'),
      theirs: picture('new', 'Theirs'),
      sent: [picture('new', 'New')],
    });
    expect(result).toMatchObject({ disputes: [{ path: 'image', base: { src: 'old', alt: 'Old' } }] });
  });

  it('does not hide a change of somebody else', () => {
    const theirs = { ...base, title: 'Theirs' };
    const mine = { ...base, title: 'Tuesday' };
    expect(mergeRecord({ base, mine, theirs, sent: [mondays] }).kind).toBe('fields');
    expect(mergeRecord({ base, mine, theirs: null, sent: [mondays] }).kind).toBe('deleted-there');
  });
});
