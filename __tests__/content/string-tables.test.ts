import { table, oneLanguage } from '@/lib/text';

const counted = table({ plain: ['{count}', '{count}টি'] });
const wall = table({
  title: ['Wall', 'দেয়াল'],
  heads: [
    ['Length', 'দৈর্ঘ্য'],
    ['Height', 'উচ্চতা'],
  ],
  found: { one: ['1 wall', '{count}টি দেয়াল'], other: ['{count} walls', '{count}টি দেয়াল'] },
  days: [(count: number) => `${count} days`, (count: number) => `${count} দিন`],
  counted,
});

test('a table gives its texts in English', () => {
  const { days, ...texts } = oneLanguage(wall, 'en');
  expect(texts).toEqual({
    title: 'Wall',
    heads: ['Length', 'Height'],
    found: { one: '1 wall', other: '{count} walls' },
    counted: { plain: '{count}' },
  });
  expect(days(28)).toBe('28 days');
});

test('a table gives its texts in Bangla, in the same shape', () => {
  const { days, ...texts } = oneLanguage(wall, 'bn');
  expect(texts).toEqual({
    title: 'দেয়াল',
    heads: ['দৈর্ঘ্য', 'উচ্চতা'],
    found: { one: '{count}টি দেয়াল', other: '{count}টি দেয়াল' },
    counted: { plain: '{count}টি' },
  });
  expect(days(28)).toBe('28 দিন');
});

/* eslint-disable @typescript-eslint/ban-ts-comment -- the compiler has to refuse what follows (npm run typecheck) */
export const refused = [
  // @ts-expect-error: English alone
  table({ title: 'Wall' }),
  // @ts-expect-error: English alone, in a list
  table({ heads: ['Length'] }),
  // @ts-expect-error: a third language
  table({ title: ['Wall', 'দেয়াল', 'Mur'] }),
  // @ts-expect-error: the Bangla lacks a value
  table({ title: ['Wall {size}', 'দেয়াল'] }),
  // @ts-expect-error: the Bangla has a value that English does not have
  table({ title: ['Wall', 'দেয়াল {size}'] }),
  // @ts-expect-error: functions of other parameters
  table({ days: [(count: number) => `${count} days`, (count: string) => `${count} দিন`] }),
];
