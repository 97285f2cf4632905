import {
  emailAddress,
  filmId,
  image,
  isoDate,
  line,
  picturePath,
  prose,
  slug,
  telephone,
  webAddress,
} from '@/lib/records/fields';
import type { z } from '@/lib/records';
import { pair } from '@/__tests__/fixtures/pair';

const picture = { src: '/images/products/grey.webp', alt: pair('A brick.'), width: 1200, height: 1200 };

const reasons = (schema: z.ZodMiniType, value: unknown) => {
  const result = schema.safeParse(value);
  return result.success ? [] : result.error.issues.map(({ message }) => message);
};

describe('accepted values', () => {
  it.each<[string, z.ZodMiniType, unknown]>([
    ['a line of the least length', line(2, 4), pair('ab')],
    ['a line of the greatest length', line(2, 4), pair('abcd')],
    ['a line with typographic signs', line(1, 40), pair('390 × 190 × 190\u00a0mm, 15–25, 15.4″')],
    ['a line in Bangla', line(1, 40), pair('কংক্রিট ব্লক')],
    ['prose of several paragraphs', prose(1, 40), pair('One.\n\n\tTwo.')],
    ['a slug of one word', slug, 'brick'],
    ['a slug that begins like a device', slug, 'console'],
    ['a slug with figures', slug, 'core-block-200'],
    ['a slug of 80 characters', slug, 'a'.repeat(80)],
    ['a day', isoDate, '2024-10-05'],
    ['the day of a leap year', isoDate, '2024-02-29'],
    ['an https address', webAddress, 'https://news.example/a?b=c#d'],
    ['a picture path', picturePath, '/images/uploads/grey-0a1b2c3d.webp'],
    ['a described picture', image, picture],
    ['a decorative picture without words', image, { ...picture, alt: pair(''), decorative: true }],
  ])('%s', (_name, schema, value) => {
    expect(reasons(schema, value)).toEqual([]);
  });
});

describe('refused values', () => {
  it.each<[string, z.ZodMiniType, unknown, string]>([
    ['a line that is too short', line(2, 4), pair('a'), 'is too short: at least 2 characters'],
    ['a line of blanks', line(2, 4), pair('     '), 'is too short: at least 2 characters'],
    ['a line that is too long', line(2, 4), pair('abcde'), 'is too long: at most 4 characters'],
    ['a line break in a line', line(1, 9), pair('a\nb'), 'must be on one line'],
    ['a line separator in a line', line(1, 9), pair('a\u2028b'), 'must be on one line'],
    ['prose that is too long', prose(1, 4), pair('abcde'), 'is too long: at most 4 characters'],
    ['prose that is too short', prose(2, 4), pair('a'), 'is too short: at least 2 characters'],
    [
      'a device of Windows as a slug',
      slug,
      'com1',
      'is the name of a list page, or one that Windows keeps for devices',
    ],
    ['a capital in a slug', slug, 'Solid-Brick', 'must be a lower-case slug such as "solid-brick"'],
    ['a path in a slug', slug, '../x', 'must be a lower-case slug such as "solid-brick"'],
    ['a hyphen at the end of a slug', slug, 'brick-', 'must be a lower-case slug such as "solid-brick"'],
    ['a slug of 81 characters', slug, 'a'.repeat(81), 'is too long: at most 80 characters'],
    ['a day that does not exist', isoDate, '2023-02-29', 'must be a day such as "2024-10-05"'],
    ['a day with a time', isoDate, '2024-10-05T00:00:00Z', 'must be a day such as "2024-10-05"'],
    ['a day written otherwise', isoDate, '5/10/2024', 'must be a day such as "2024-10-05"'],
    ['an http address', webAddress, 'http://news.example', 'must be a full https address'],
    ['a script address', webAddress, 'javascript:alert(1)', 'must be a full https address'],
    ['a data address', webAddress, 'data:text/html,x', 'must be a full https address'],
    ['half an address', webAddress, '//news.example', 'must be a full https address'],
    [
      'a picture elsewhere',
      picturePath,
      'https://news.example/a.jpg',
      'must be a path such as "/images/products/solid-brick.jpg"',
    ],
    [
      'a picture path that climbs',
      picturePath,
      '/images/../a.jpg',
      'must be a path such as "/images/products/solid-brick.jpg"',
    ],
    [
      'a picture of another kind',
      picturePath,
      '/images/a.gif',
      'must be a path such as "/images/products/solid-brick.jpg"',
    ],
    [
      'a picture without words',
      image,
      { ...picture, alt: pair('') },
      'must say what the picture shows, or set "decorative": true',
    ],
  ])('%s', (_name, schema, value, reason) => {
    expect(reasons(schema, value)).toContain(reason);
  });

  it.each([{ width: 0 }, { height: 0.5 }, { width: 20_001 }, { decorative: false }, { title: 'x' }])(
    'a picture with %j',
    (change) => {
      expect(image.safeParse({ ...picture, ...change }).success).toBe(false);
    },
  );
});

it.each<[string, z.ZodMiniType, string, string]>([
  ['an e-mail address', emailAddress, ' info@firm.com\t', 'info@firm.com'],
  ['a telephone number', telephone, '+880-2-(00) 00.00', '+880 2 00 00 00'],
  ['a telephone number', telephone, '00880 2 0000', '+880 2 0000'],
  ['a telephone number', telephone, '+880 (0)2 0000', '+880 2 0000'],
  ['a telephone number', telephone, '8801712-345678', '+8801712 345678'],
  ['a telephone number', telephone, 'https://wa.me/8801712345678', '+8801712345678'],
  ['an address', webAddress, ' www.firm.com/map?x#y ', 'https://www.firm.com/map?x#y'],
])('takes %s as it is meant: %j', (_name, schema, typed, meant) => {
  expect(schema.parse(typed)).toBe(meant);
});

it('trims a text', () => {
  expect(line(1, 9).parse(pair('  brick '))).toEqual(pair('brick'));
  expect(prose(1, 9).parse(pair('\nbrick\n'))).toEqual(pair('brick'));
});

it.each([
  'SurmaFilm01',
  ' https://youtu.be/SurmaFilm01?si=abc ',
  'https://www.youtube.com/watch?list=x&v=SurmaFilm01&t=4s',
  'https://www.youtube-nocookie.com/embed/SurmaFilm01',
  'https://www.youtube.com/shorts/SurmaFilm01',
])('takes the id of a film from what is pasted: %s', (text) => {
  expect(filmId.parse(text)).toBe('SurmaFilm01');
});

it.each(['https://vimeo.com/12345', 'https://youtu.be/SurmaFilm012', 'short'])(
  'refuses a link without the id of a film: %s',
  (text) => {
    expect(reasons(filmId, text)).toEqual(['must be the link of a film, or the 11 characters at its end']);
  },
);
