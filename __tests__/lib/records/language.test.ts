import { pair, withoutBangla } from '@/__tests__/fixtures/pair';
import { hasLanguage, inLanguage } from '@/lib/records';

const record = {
  id: 'wall',
  title: pair('Wall', 'দেয়াল'),
  size: '390 mm',
  items: [pair('One', 'এক'), pair('Two', 'দুই')],
  rows: [
    { label: pair('Weight', 'ওজন'), low: 3 },
    { label: pair('Cost', 'খরচ'), low: 5 },
  ],
  image: { src: '/images/a.jpg', alt: pair('A wall.', 'একটি দেয়াল।'), width: 4, height: 3 },
};
const english = {
  id: 'wall',
  title: 'Wall',
  size: '390 mm',
  items: ['One', 'Two'],
  rows: [
    { label: 'Weight', low: 3 },
    { label: 'Cost', low: 5 },
  ],
  image: { src: '/images/a.jpg', alt: 'A wall.', width: 4, height: 3 },
};

test('a record in English has the English of its texts', () => {
  expect(inLanguage(record, 'en')).toEqual(english);
});

test('a record in Bangla has the Bangla of its texts, and keeps what has no language', () => {
  expect(inLanguage(record, 'bn')).toEqual({
    ...english,
    title: 'দেয়াল',
    items: ['এক', 'দুই'],
    rows: [
      { label: 'ওজন', low: 3 },
      { label: 'খরচ', low: 5 },
    ],
    image: { ...english.image, alt: 'একটি দেয়াল।' },
  });
});

test('a record without Bangla remains in English, and is reported as untranslated', () => {
  const untranslated = withoutBangla(record);
  expect(inLanguage(untranslated, 'bn')).toEqual(english);
  expect([untranslated, record].map((each) => hasLanguage(each, 'bn'))).toEqual([false, true]);
  expect([untranslated, record].map((each) => hasLanguage(each, 'en'))).toEqual([true, true]);
});

test('a text without Bangla stays in English between others, and an empty one stays empty', () => {
  const draft = { title: pair('Wall'), role: pair(''), items: [pair('One', 'এক'), { en: 'Two', bn: null }] };
  expect(inLanguage(draft, 'bn')).toEqual({ title: 'Wall', role: '', items: ['এক', 'Two'] });
});

test('a record that was frozen is not changed', () => {
  const before = structuredClone(record);
  inLanguage(Object.freeze(record), 'bn');
  expect(record).toEqual(before);
});
