import fc from '@/__tests__/fast-check';
import { pair } from '@/__tests__/fixtures/pair';
import { pageMeta } from '@/app/_lib/page-meta';
import { ContentError, defineCollection, banglaOf, isPair, z } from '@/lib/records';
import { isoDate, line, picturePath, prose, slug, webAddress } from '@/lib/records/fields';
import { hostile, STRINGS } from './strings';
import { company } from '@/content/entities/company';
import { english } from '@/content/strings/english';

jest.setTimeout(300_000);

const fields = {
  id: slug,
  title: line(1, 140),
  desc: prose(1, 400),
  link: webAddress,
  src: picturePath,
  day: isoDate,
} as const;

/** Control characters, and marks that turn text round. */
const UNSAFE = String.raw`\u0000-\u0008\u000B-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF`;

/** What each field may hold when it is accepted; a text in English and in Bangla. */
const harmless: Readonly<Record<keyof typeof fields, readonly RegExp[]>> = {
  id: [/^[a-z0-9]+(-[a-z0-9]+)*$/],
  title: [140, 210].map((most) => new RegExp(`^[^\\n\\u2028\\u2029${UNSAFE}]{1,${most}}$`)),
  desc: [400, 600].map((most) => new RegExp(`^[^${UNSAFE}]{1,${most}}$`)),
  link: [/^https:\/\/[^\s/]/i],
  src: [/^\/images\/[a-z0-9/-]+\.[a-z]+$/],
  day: [/^\d{4}-\d{2}-\d{2}$/],
};
const names = Object.keys(fields) as (keyof typeof fields)[];
const valueOf = (name: keyof typeof fields, text: string) =>
  name === 'title' || name === 'desc' ? pair(text, text) : text;

/** The fields that a collection complains about, by the names an editor reads. */
function complaints(record: Readonly<Record<string, unknown>>) {
  try {
    defineCollection({
      file: 'content/x.ts',
      schema: z.strictObject(fields),
      records: [record],
      idField: 'id',
    });
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    expect(error.message).toMatch(/^content\/x\.ts: \d+ problems?\n {2}record .+, field [\w.]+: .+/s);
    return error.problems.map(({ field }) => field.replace(/\..*/, ''));
  }
}

it('every field refuses a hostile value by its name, or the value is harmless', () => {
  let accepted = 0;
  fc.assert(
    fc.property(hostile, (text) => {
      const refused = names.filter((name) => {
        const { success, data } = fields[name].safeParse(valueOf(name, text));
        const texts = isPair(data) ? [data.en, banglaOf(data)] : [data];
        if (success) texts.forEach((one, index) => expect(one).toMatch(harmless[name][index] ?? /^$/));
        accepted += Number(success);
        return !success;
      });
      const record = Object.fromEntries(names.map((name) => [name, valueOf(name, text)]));
      expect([...new Set(complaints(record))].sort()).toEqual(refused.sort());
    }),
    { numRuns: STRINGS },
  );
  expect(accepted).toBeGreaterThan(STRINGS / 100);
});

it('picture paths stay in the folder of pictures', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      for (const candidate of [text, `/images/${text}`, `/images/${text}.jpg`]) {
        const { success, data = '' } = picturePath.safeParse(candidate);
        if (success) expect(new URL(data, 'https://site.invalid').pathname).toBe(data);
        expect(success && /\.\.|[^a-z0-9./-]/.test(data)).toBe(false);
      }
    }),
    { numRuns: STRINGS },
  );
});

it('metadata of a page points to this site whatever its words are', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const { alternates, openGraph } = pageMeta({
        locale: english,
        path: '/blog/x',
        title: text,
        description: text,
      });
      expect(alternates?.canonical).toBe(`${company.origin}/blog/x`);
      expect(openGraph).toMatchObject({ url: `${company.origin}/blog/x` });
    }),
    { numRuns: STRINGS },
  );
});
