import { dayText, momentText, versionTime } from '@/components/admin/lib/wording';
import { lateText } from '@/components/admin/records/state-tag';

test('a moment of today is a time, an earlier one has its day', () => {
  const now = new Date(2026, 10, 20, 15, 0);
  expect(momentText(new Date(2026, 10, 20, 12, 4).toISOString(), now)).toBe('12:04');
  expect(momentText(new Date(2026, 10, 12, 14, 10).toISOString(), now)).toBe('Nov 12, 14:10');
});

test('days are written as on the website: in lists, in the review, in the history', () => {
  expect(dayText('2025-11-12')).toBe('Nov 12, 2025');
  expect(dayText('next week')).toBe('next week');
  expect(versionTime(new Date(2025, 10, 12, 14, 10).toISOString())).toBe('Nov 12, 2025, 14:10');
});

test('a change exported long ago that is not online asks whether the build was forgotten', () => {
  const state = { kind: 'handed', handedAt: '2026-11-01T08:00:00Z' } as const;
  expect(lateText(state, new Date('2026-11-08T09:00:00Z'))).toBeNull();
  expect(lateText(state, new Date('2026-11-09T09:00:00Z'))).toBe(
    'Handed over 8 days ago and still not on the website. Ask the person who looks after it, or hand it over again.',
  );
});
