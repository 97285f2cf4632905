import { daysOfRecords, type FileVersion } from '@/app/_lib/day-of-change';
import { withBangla } from '@/lib/records';

const version = (day: string, records: readonly object[], isIgnored = false): FileVersion => ({
  day,
  isIgnored,
  records,
});
const post = (en: string, bn?: string, more = {}) => ({
  _id: 'post',
  title: bn === undefined ? { en } : withBangla({ en }, bn),
  ...more,
});
const daysOf = (...versions: readonly FileVersion[]) => {
  const days = daysOfRecords(versions);
  return [days.get('en post'), days.get('bn post')];
};

it('a record is as old as its last change, whatever else the file was changed for', () => {
  const other = { _id: 'other', title: { en: 'Other' } };
  expect(
    daysOf(
      version('2026-03-03', [post('New', 'নতুন'), other]),
      version('2026-02-02', [post('New', 'নতুন')]),
      version('2026-01-01', [post('Old', 'পুরোনো')]),
    ),
  ).toEqual(['2026-02-02', '2026-02-02']);
});

it('a change of one language does not date the other', () => {
  const bangla = [
    version('2026-02-02', [post('Same', 'নতুন')]),
    version('2026-01-01', [post('Same', 'পুরোনো')]),
  ];
  expect(daysOf(...bangla)).toEqual(['2026-01-01', '2026-02-02']);
  const added = [version('2026-02-02', [post('Same', 'নতুন')]), version('2026-01-01', [post('Same')])];
  expect(daysOf(...added)).toEqual(['2026-01-01', '2026-02-02']);
  const english = [version('2026-02-02', [post('New', 'একই')]), version('2026-01-01', [post('Old', 'একই')])];
  expect(daysOf(...english)).toEqual(['2026-02-02', '2026-01-01']);
});

it('a change of a picture dates both languages', () => {
  const pictures = [
    version('2026-02-02', [post('Same', 'একই', { image: 'new.jpg' })]),
    version('2026-01-01', [post('Same', 'একই', { image: 'old.jpg' })]),
  ];
  expect(daysOf(...pictures)).toEqual(['2026-02-02', '2026-02-02']);
});

it('another order of keys is no change, and a commit that is passed over has none', () => {
  const { title, ...others } = post('Same', 'একই', { kind: 'a' });
  expect(
    daysOf(
      version('2026-04-04', [{ title, ...others }]),
      version('2026-03-03', [post('Same', 'একই', { kind: 'a' })], true),
      version('2026-02-02', [{ _id: 'post', title: 'Same' }]),
      version('2026-01-01', [{ _id: 'post', title: 'Older' }]),
    ),
  ).toEqual(['2026-02-02', '2026-02-02']);
});

it('a record that only a commit that is passed over has is of no known day', () => {
  expect(daysOf(version('2026-01-01', [post('New')], true))).toEqual([undefined, undefined]);
});
