import { mergeRecord } from '@/content/lib/three-way-merge';

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

  it('merges with what somebody else has changed beside it, also in Bangla', () => {
    const mine = { ...base, title: 'Tuesday', bn: { title: 'মঙ্গলবার', text: 'দুই' } };
    const sent = { ...base, title: 'Monday', bn: { title: 'সোমবার', text: 'দুই' } };
    const theirs = { ...sent, text: 'Theirs', bn: { title: 'সোমবার', text: 'তাদের' } };
    const before = { ...base, bn: { title: 'এক', text: 'দুই' } };
    expect(mergeRecord({ base: before, mine, theirs, sent: [sent] })).toEqual({
      kind: 'merged',
      value: { ...base, title: 'Tuesday', text: 'Theirs', bn: { title: 'মঙ্গলবার', text: 'তাদের' } },
    });
  });

  it('merges with what somebody else has added to a record that is new', () => {
    const sent = { ...base, bn: { title: 'সোমবার' } };
    const theirs = { ...sent, extra: 'Theirs', bn: { title: 'সোমবার', text: 'তাদের' } };
    const mine = { ...base, title: 'Tuesday', bn: { title: 'মঙ্গলবার' } };
    expect(mergeRecord({ base: null, mine, theirs, sent: [sent] })).toEqual({
      kind: 'merged',
      value: { ...theirs, title: 'Tuesday', bn: { title: 'মঙ্গলবার', text: 'তাদের' } },
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
