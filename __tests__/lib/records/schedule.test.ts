import { scheduleText } from '@/components/admin/records/shown-state';
import { dayOf, isShownOn, onlineToday } from '@/lib/records';
import { sampleContent } from '@/__tests__/content/sample-content';

const TODAY = '2026-11-22';

it('counts the day where the company works, six hours before London', () => {
  expect(dayOf(new Date('2026-11-22T17:59:00Z'))).toBe('2026-11-22');
  expect(dayOf(new Date('2026-11-22T18:00:00Z'))).toBe('2026-11-23');
});

it('shows a record from its day on, and on its last day still', () => {
  expect(isShownOn({ from: '2026-11-22' }, TODAY)).toBe(true);
  expect(isShownOn({ from: '2026-11-23' }, TODAY)).toBe(false);
  expect(isShownOn({ until: '2026-11-22' }, TODAY)).toBe(true);
  expect(isShownOn({ until: '2026-11-21' }, TODAY)).toBe(false);
  expect(isShownOn({}, TODAY)).toBe(true);
});

it('omits records outside of their schedule, except the last ones that the website needs', () => {
  const records = ['2026-11-21', '2026-11-22', '2026-11-23'];
  const scheduleOf = (day: string) => ({ from: day });
  expect(onlineToday(records, { scheduleOf, min: 1, today: TODAY })).toEqual(['2026-11-21', '2026-11-22']);
  expect(onlineToday(records, { scheduleOf, min: 1, today: '2026-11-01' })).toEqual(records);
  expect(onlineToday(records, { scheduleOf, min: 0, today: '2026-11-01' })).toEqual([]);
});

describe('the pages of a build', () => {
  beforeEach(() => {
    jest.useFakeTimers({ now: new Date(`${TODAY}T06:00:00Z`) });
  });
  afterEach(() => {
    jest.useRealTimers();
    jest.resetModules();
  });

  const entities = [
    ['news', 'newsItems', '_id', 'createdAt', '2026-11-23'],
    ['news', 'newsItems', '_id', 'until', '2026-11-21'],
    ['blogs', 'blogs', '_id', 'createdAt', '2026-11-23'],
    ['vacancies', 'vacancies', '_id', 'createdAt', '2026-11-23'],
    ['vacancies', 'vacancies', '_id', 'until', '2026-11-21'],
    ['banners', 'banners', 'id', 'until', '2026-11-21'],
  ] as const;
  it.each(entities)(
    'do not show a record of %s (%s, %s) whose %s is %s',
    async (entity, list, id, field, day) => {
      const [first] = sampleContent[entity];
      const other = { ...first, [id]: 'another-one' };
      const file = `@/content/entities/${entity}/data.json`;
      jest.doMock(file, () => [first, { ...other, [field]: day }]);
      const onlineRecords = (await import(`@/content/entities/${entity}`))[list] as readonly Record<
        string,
        unknown
      >[];
      expect(onlineRecords.map((record) => record[id])).toEqual([first?.[id]]);

      jest.resetModules();
      jest.doMock(file, () => [first, { ...other, [field]: TODAY }]);
      const online = (await import(`@/content/entities/${entity}`))[list] as readonly unknown[];
      expect(online).toHaveLength(2);
    },
  );
});

it('labels records in the studio that are scheduled, will end or have ended', () => {
  const textOf = (record: Record<string, unknown>, built = TODAY) =>
    scheduleText('news', record, TODAY, built);
  expect(textOf({ createdAt: '2026-12-03' })).toBe(
    'Waiting for Dec 3, 2026; somebody has to update the website on that day',
  );
  expect(textOf({ createdAt: '2026-11-21' }, '2026-11-20')).toBe(
    'Due since Nov 21, 2026; it goes online when the website is next updated',
  );
  expect(textOf({ createdAt: '2026-11-01', until: '2026-11-21' }, '2026-11-20')).toBe(
    'Its last day was Nov 21, 2026: the next update of the website removes it',
  );
  expect(textOf({ createdAt: '2026-11-01', until: '2026-12-03' })).toBe('Online until Dec 3, 2026');
  expect(textOf({ createdAt: '2026-11-01', until: '2026-11-21' })).toBe('Ended on Nov 21, 2026');
  expect(textOf({ createdAt: '2026-11-01' })).toBeNull();
  expect(textOf({ createdAt: 'soon', until: 12 })).toBeNull();
  expect(scheduleText('products', { createdAt: '2099-01-01' }, TODAY, TODAY)).toBeNull();
});

it('promises a day to come only while the website is built every night', () => {
  process.env.NIGHTLY_BUILD = '1';
  const textOf = (built: string) => scheduleText('news', { createdAt: '2026-12-03' }, TODAY, built);
  const promise = 'Waiting for Dec 3, 2026; it goes online automatically on that day';
  expect([TODAY, '2026-11-21'].map(textOf)).toEqual([promise, promise]);
  expect(textOf('2026-11-20')).toMatch(/; somebody has to update the website on that day$/);
  delete process.env.NIGHTLY_BUILD;
});
