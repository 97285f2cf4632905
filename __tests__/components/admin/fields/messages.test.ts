import { loadMarkdownCheck } from '@/lib/records/markdown-problem';
import { issueMessage, messageWithField, recordMessages } from '@/components/admin/fields/messages';
import type { Entity, ManagedRecord, z } from '@/lib/records';
import { published } from '@/__tests__/content/published';
import { formOf } from '@/content/registry/forms';
import { pair } from '@/__tests__/fixtures/pair';
import { sampleContent } from '@/__tests__/content/sample-content';
import { sitePicture } from '@/content/registry/site-picture';

beforeAll(loadMarkdownCheck);

const messagesOf = (entity: Entity, change: ManagedRecord) => {
  const [record] = sampleContent[entity];
  return recordMessages(entity, formOf(entity), { ...record, ...change }, sitePicture);
};

const picture = { src: '/images/uploads/a-12345678.webp', alt: pair('A wall.'), width: 900, height: 900 };

/** Values by entity and field, each with its message. */
const cases: Readonly<Record<string, readonly (readonly [value: unknown, message: string])[]>> = {
  'blogs.title': [
    ['abc', 'Title is too short: 3 of at least 5 characters.'],
    ['🧱ab\u200B ', 'Title is too short: 3 of at least 5 characters.'],
    ['  ', 'Title is missing: write at least 5 characters.'],
    [undefined, 'Title is missing.'],
    ['x'.repeat(141), 'Title is too long: 141 of at most 140 characters.'],
    ['two\nlines of it', 'Title must be on one line. Remove the line breaks.'],
    ['\u3164\u3164\u3164\u3164\u3164', 'Title looks empty. Type it again.'],
  ],
  'blogs.category': [
    [undefined, 'Category: choose one from the list.'],
    ['Nonsense', 'Category: choose one from the list.'],
  ],
  'products.chamfer': [[0, 'Chamfer must be more than 0.']],
  'blogs.createdAt': [['2024-13-01', 'Choose a day.']],
  'blogs.desc': [
    [
      `An article that goes too deep.\n\n${'>'.repeat(11)} here, far inside.`,
      'Text: line 3 is nested too deep: at most 10 quotations and lists inside each other.',
    ],
    ['x'.repeat(20_001), 'Text is too long: 20,001 of at most 20,000 characters.'],
    [`${'x'.repeat(60)}\n[bad](javascript:alert(1))`, 'Line 2: only web, email and phone links work.'],
    [
      `${'x'.repeat(60)}\n![no such](/images/scenes/nowhere.jpg)`,
      'There is no picture /images/scenes/nowhere.jpg: choose another.',
    ],
    [
      `${'x'.repeat(60)}\n\n![](/images/scenes/kerb-road.jpg)`,
      'The picture kerb-road.jpg has no description (line 3). Say what it shows, or tick “Needs no description”, which is - in Markdown.',
    ],
    [
      `${'x'.repeat(60)}\n\n![ ][1]\n\n[1]: /images/scenes/kerb-road.jpg`,
      'The picture kerb-road.jpg has no description (line 3). Say what it shows, or tick “Needs no description”, which is - in Markdown.',
    ],
  ],
  'blogs.image': [
    [
      { ...picture, width: 300, height: 200 },
      'This picture is 300 × 200 px. At least 1200 × 600 px are needed, or it looks blurred. Choose a larger one.',
    ],
  ],
  'products.size': [['', 'Size in mm is missing: write at least 1 character.']],
  'products.image': [
    [undefined, 'Choose a picture.'],
    [{ ...picture, alt: pair('') }, 'Say what the picture shows, or tick “Needs no description”.'],
    [
      { ...picture, alt: pair('x'.repeat(201)) },
      'The description of the picture is too long: at most 200 characters.',
    ],
    [
      { ...picture, src: 'https://elsewhere.example/a.png' },
      'This picture cannot be used. Choose another one.',
    ],
  ],
  'products.id': [
    [
      'Not A Slug',
      'The last part of the address needs lower-case Latin letters, digits or single hyphens. Use up to 80, such as solid-brick. Some names cannot be used, for example “con” or “search”.',
    ],
  ],
  'banners.image': [
    [
      { ...picture, alt: pair('') },
      'This picture is 900 × 900 px. At least 1600 × 600 px are needed, or it looks blurred. Choose a larger one.',
    ],
  ],
  'company.email': [
    ['info', 'Email must be an email address such as "info@example.com".'],
    ['info,sales@firm.com', 'Email has “,” in it, and an email address has none.'],
  ],
  'company.website': [
    ['https://firm.com/our map', 'Address of the website has a blank in it, and an address has none.'],
    ['firm', 'Address of the website must be a full address that begins with https://.'],
  ],
  'company.phones': [
    [
      ['12', 'call 1', '', '5555'],
      'Line 1 is too short: 2 of at least 5 characters. Line 2 has “c” in it, and a number has only digits and a + before them. Line 3 is missing: write at least 5 characters. Line 4 is too short: 4 of at least 5 characters.',
    ],
  ],
  'company.filmId': [
    ['short', 'Film of the home page must be the link of a film, or the 11 characters at its end.'],
  ],
  'news.products': [
    [['k9', 'k9'], 'Products must not have one product twice.'],
    [['Solid brick'], 'Products are not valid. Type it again.'],
  ],
};

test('a number that is missing, not whole, or not of Latin digits, has its own message', () => {
  expect(messagesOf('vacancies', { vacancy: '' }).get('vacancy')).toBe('People wanted is missing.');
  const messages = messagesOf('products', { supply: { days: 1.5, perPallet: '২০০' } });
  expect(messages.get('supply.days')).toBe('Delivery time must be a whole number.');
  expect(messages.get('supply.perPallet')).toBe(
    'Pieces per pallet must be a number in the digits 0 to 9, without commas and units, such as 1200.',
  );
});

test('a row is named by its noun, and a label in the plural has its verb', () => {
  const blocks = ['pictures', 'quotation'].map((kind) => ({ kind, title: pair(kind) }));
  const messages = messagesOf('landing-pages', { blocks });
  expect(messages.get('blocks.0.images')).toBe('Pictures are missing.');
  expect(messages.get('blocks.1.quotation')).toBe('Words are missing.');
  const { fields } = formOf('landing-pages');
  expect(messageWithField(fields, 'blocks.1.quotation', 'Words are missing.')).toBe(
    'Block 2, Words: Words are missing.',
  );
});

const translated = ['blogs.title', 'blogs.desc'];
const rows = Object.entries(cases).flatMap(([path, each]) =>
  each.map(([value, message]) => {
    const text = translated.includes(path) && typeof value === 'string' ? pair(value) : value;
    return [message, path, text] as const;
  }),
);
test.each(rows)('%s', (message, path, value) => {
  const [entity, field = ''] = path.split('.');
  expect(messagesOf(entity as Entity, { [field]: value }).get(field)).toBe(message);
});

test('accepts a picture in a text that is marked as needing no description', () => {
  const desc = pair(`${'x'.repeat(60)}\n\n![-](/images/scenes/kerb-road.jpg)`);
  expect(messagesOf('blogs', { desc }).get('desc')).toBeUndefined();
});

test('finds no fault in published records', () => {
  for (const entity of ['products', 'blogs', 'services', 'banners', 'feedbacks'] as const) {
    for (const record of published[entity]) {
      expect([...recordMessages(entity, formOf(entity), record, sitePicture)]).toEqual([]);
    }
  }
});

test('accepts text that was pasted with invisible characters', () => {
  const title = pair('\uFEFFA title\u202e with marks\u200b', 'চিহ্নসহ শিরোনাম');
  expect(messagesOf('blogs', { title }).get('title')).toBeUndefined();
});

test('lists the fields in the order of the form, one message each', () => {
  const messages = recordMessages(
    'blogs',
    formOf('blogs'),
    { _id: 'x', desc: pair(''), title: pair('') },
    sitePicture,
  );
  expect([...messages.keys()]).toEqual(['title', 'category', 'image', 'createdAt', 'desc']);
});

test('names a key that the website does not know', () => {
  expect(messagesOf('products', { price: 3 }).get('')).toMatch(
    /^“price”: the website does not know this field/,
  );
});

test('never shows the text of a schema', () => {
  const strange: z.core.$ZodIssue = {
    code: 'custom',
    path: ['title'],
    message: 'RAW TEXT',
    input: 'x',
    params: {},
  };
  const sentences = [
    issueMessage(formOf('blogs').fields, strange, { title: pair('x') }),
    issueMessage(formOf('blogs').fields, { ...strange, path: ['image', 'src'] }, { image: picture }),
    issueMessage(formOf('blogs').fields, { ...strange, path: ['nowhere'] }, {}),
    issueMessage(formOf('blogs').fields, { ...strange, path: [] }, {}),
  ];
  sentences.forEach((sentence) => expect(sentence).not.toContain('RAW TEXT'));
});

test('puts the field before a sentence that does not name it', () => {
  expect(messageWithField(formOf('blogs').fields, 'title', 'Title is missing.')).toBe('Title is missing.');
  expect(messageWithField(formOf('blogs').fields, 'image', 'Choose a picture.')).toBe(
    'Picture: Choose a picture.',
  );
});
