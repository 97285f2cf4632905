import { recordSchema } from '@/content/entities/company/schema';

const { languages: schema } = recordSchema().shape;

it.each([[undefined], [['en']], [['en', 'bn']]])('a company may have the languages %j', (list) => {
  expect(schema.safeParse(list).success).toBe(true);
});

it.each([
  [['bn'], 'must have en: the website is always in English'],
  [[], 'must have en: the website is always in English'],
  [['en', 'bn', 'en'], 'names a language twice'],
  [['en', 'hi'], 'must be one of the languages en and bn'],
])('refuses the languages %j', (list, message) => {
  expect(schema.safeParse(list).error?.issues.map((issue) => issue.message)).toEqual([message]);
});

/** The languages of a website whose company has this list. */
async function languagesWith(list?: readonly string[]) {
  jest.resetModules();
  jest.doMock('@/content/entities/company/data.json', () => [{ id: 'company', languages: list }]);
  return import('@/content/registry/languages');
}

it.each([
  [undefined, ['en', 'bn'], true],
  [['bn', 'en'], ['en', 'bn'], true],
  [['en'], ['en'], false],
])('a company with the languages %j has a website in %j', async (list, languages, speaksBangla) => {
  expect(await languagesWith(list)).toEqual({ languages, speaksBangla });
});
