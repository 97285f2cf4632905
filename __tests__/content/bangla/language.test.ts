import { hasLanguage, inLanguage } from '@/content/lib/language';

const record = {
  id: 'wall',
  title: 'Wall',
  size: '390 mm',
  items: ['One', 'Two'],
  rows: [
    { label: 'Weight', low: 3 },
    { label: 'Cost', low: 5 },
  ],
  image: { src: '/images/a.jpg', alt: 'A wall.', width: 4, height: 3 },
  bnMadeFrom: { 'title:3f2a9c1d': '81bc33f0' },
  bn: {
    title: 'দেয়াল',
    items: ['এক', 'দুই'],
    rows: [{ label: 'ওজন' }, { label: 'খরচ' }],
    image: { alt: 'একটি দেয়াল।' },
  },
};
const english = { ...record, bn: undefined, bnMadeFrom: undefined };

test('a record in English is the record without its Bangla texts', () => {
  expect(inLanguage(record, 'en')).toEqual(english);
});

test('a record in Bangla has its Bangla texts, and keeps what has no language', () => {
  expect(inLanguage(record, 'bn')).toEqual({
    ...english,
    title: 'দেয়াল',
    items: ['এক', 'দুই'],
    rows: [
      { label: 'ওজন', low: 3 },
      { label: 'খরচ', low: 5 },
    ],
    image: { ...record.image, alt: 'একটি দেয়াল।' },
  });
});

test('a record without Bangla remains in English, and is reported as untranslated', () => {
  expect(inLanguage(english, 'bn')).toEqual(english);
  expect([english, record].map((each) => hasLanguage(each, 'bn'))).toEqual([false, true]);
  expect([english, record].map((each) => hasLanguage(each, 'en'))).toEqual([true, true]);
});

test('a record that was frozen is not changed', () => {
  const before = structuredClone(record);
  inLanguage(Object.freeze(record), 'bn');
  expect(record).toEqual(before);
});
