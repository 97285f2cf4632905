import fc from '@/__tests__/fast-check';
import { pair } from '@/__tests__/fixtures/pair';
import { recordOfToday } from '@/content/registry/older-versions';
import { englishHash, olderBangla, pairsIn, textOf, type Entity, type ManagedRecord } from '@/lib/records';
import { entities as all } from '@/content/registry';
import { schemaOf } from '@/content/registry/forms';
import { samples } from '@/scripts/test/depth';
import { published } from '../../content/published';
import records from './records-1.json';
import { inVersion1, knownOf, withCategoryNames, withOlder } from './version-1';

const [kerb] = records.products;
const [film] = records.films;
const [careers] = records.careers;
if (!kerb || !film || !careers) throw new Error('The fixture has three records.');

const [title, lead] = [careers.title, careers.lead];
const careersToday = {
  id: 'careers',
  title: pair(title, careers.bn.title),
  lead: pair(lead, careers.bn.lead),
};

/** Entities that version 1 had. */
const entities = all.filter((entity) => entity !== 'categories' && entity !== 'redirects');

it('a record of version 2 has the id of its category today, whatever the category is called by now', () => {
  for (const entity of ['products', 'galleries'] as const)
    for (const record of published[entity])
      expect(recordOfToday(entity, withCategoryNames(record))).toEqual(record);
});

it('a row of the comparison of version 2 keeps its factor, now as a text in both languages', () => {
  for (const { name, ...row } of published.comparison)
    expect(recordOfToday('comparison', { ...row, factor: textOf(name) })).toEqual({ ...row, name });
  const other = { id: 'price', factor: 'Price', clay: pair('Costly.'), block: pair('Cheap.') };
  expect(recordOfToday('comparison', other)).toEqual(other);
});

it('a company of version 2 gets the mark and the colours that were in the code, and no other gets them', () => {
  const [company = {}] = published.company;
  const before = Object.fromEntries(
    Object.entries(company).filter(([name]) => name !== 'mark' && name !== 'colours'),
  );
  expect(schemaOf('company').safeParse(recordOfToday('company', before)).error).toBeUndefined();
  expect(recordOfToday('company', company)).toEqual(company);
});

describe('a record of version 1', () => {
  it('has each text as a pair in its place, and no second tree', () => {
    expect(recordOfToday('careers', careers)).toEqual(careersToday);
    const { bn, ...own } = kerb;
    expect(recordOfToday('products', kerb)).toEqual({
      ...own,
      category: 'edging-block',
      name: pair(own.name, bn.name),
      summary: pair(own.summary, bn.summary),
      uses: [pair('car parks', 'পার্কিং'), pair('roads', 'রাস্তা')],
      image: { ...own.image, alt: pair(own.image.alt, bn.image.alt) },
    });
  });

  it('keeps an older translation older, and the others up to date', () => {
    const converted = recordOfToday('films', film) as { readonly videos: readonly unknown[] };
    expect(converted.videos[1]).toEqual({
      ...film.videos[1],
      title: pair('Changing a mould on the block press', 'ব্লক প্রেসে ছাঁচ বদলানো', 'Changing a mould'),
    });
    expect(olderBangla(converted)).toEqual(['videos.1.title']);
    expect(converted).not.toHaveProperty('bnMadeFrom');
  });

  it('is valid today, and comes out of the schema as it went in', () => {
    for (const [entity, list] of Object.entries(records) as [Entity, readonly ManagedRecord[]][]) {
      for (const record of list) {
        const converted = recordOfToday(entity, record);
        expect(schemaOf(entity).parse(converted)).toEqual(converted);
      }
    }
  });

  it.each(entities)(
    'of %s comes to the record of today from which it was made, older Bangla or not',
    (entity) => {
      for (const record of knownOf(entity)) {
        for (const today of [record, withOlder(record)]) {
          const before = inVersion1(today);
          expect(pairsIn(before)).toEqual([]);
          expect(recordOfToday(entity, before)).toEqual(today);
        }
      }
    },
  );

  it('is converted once: a second time changes nothing', () => {
    for (const entity of entities) {
      for (const record of published[entity]) expect(recordOfToday(entity, record)).toEqual(record);
    }
  });

  it('without Bangla has none today', () => {
    const english = { ...careers, bn: undefined };
    expect(recordOfToday('careers', english)).toEqual({
      id: 'careers',
      title: pair(title),
      lead: pair(lead),
    });
    expect(recordOfToday('careers', null)).toBeNull();
  });
});

describe('an unfinished draft of version 1', () => {
  it.each<[string, unknown, unknown]>([
    [
      'a text that is missing in English',
      { ...careers, title: undefined },
      { ...careersToday, title: pair('', careers.bn.title) },
    ],
    [
      'a text that is missing in Bangla',
      { ...careers, bn: { title: careers.bn.title } },
      { ...careersToday, lead: pair(lead) },
    ],
    [
      'an empty text in Bangla',
      { ...careers, bn: { ...careers.bn, lead: '' } },
      { ...careersToday, lead: pair(lead) },
    ],
    [
      'a number for a text, beside its Bangla',
      { ...careers, title: 12 },
      { ...careersToday, title: { en: 12, bn: { text: careers.bn.title, of: englishHash('12') } } },
    ],
    [
      'a number for a text, without Bangla',
      { ...careers, title: 12, bn: { lead: careers.bn.lead } },
      { ...careersToday, title: 12 },
    ],
    [
      'a number for the Bangla of a text',
      { ...careers, bn: { ...careers.bn, title: 12 } },
      { ...careersToday, title: { en: title, bn: { text: 12, of: englishHash(title) } } },
    ],
  ])('keeps %s', (_what, draft, converted) => {
    expect(recordOfToday('careers', draft)).toEqual(converted);
  });

  it('keeps rows that it has only in Bangla, and rows that it has only in English', () => {
    const more = { ...kerb, bn: { ...kerb.bn, uses: ['পার্কিং', 'রাস্তা', 'গলি'] } };
    expect(recordOfToday('products', more)).toMatchObject({
      uses: [pair('car parks', 'পার্কিং'), pair('roads', 'রাস্তা'), pair('', 'গলি')],
    });
    const fewer = { ...film, bn: { ...film.bn, videos: [{ title: 'বালু' }] } };
    const titles = film.videos.map((video, index) => ({
      ...video,
      title: pair(video.title, index === 0 ? 'বালু' : ''),
    }));
    expect(recordOfToday('films', fewer)).toMatchObject({ videos: titles });
    expect(recordOfToday('films', { ...film, videos: undefined })).toMatchObject({
      videos: film.bn.videos.map((video) => ({ title: { en: '', bn: { text: video.title } } })),
    });
  });

  /** Every text and number in a value. */
  const wordsIn = (value: unknown): readonly string[] =>
    typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(wordsIn)
      : [String(value ?? '')];

  /** Returns the record with another value at a random place, also inside its Bangla. */
  function damaged(value: unknown, picks: readonly number[], other: unknown): unknown {
    const [pick = 0, ...others] = picks;
    if (typeof value !== 'object' || value === null || others.length === 0) return other;
    const names = Object.keys(value).filter((name) => name !== 'bn' && name !== 'bnMadeFrom');
    const name = names[pick % names.length];
    if (name === undefined) return other;
    const inside = damaged(Reflect.get(value, name), others, other);
    return Array.isArray(value) ? value.with(Number(name), inside) : { ...value, [name]: inside };
  }

  const picks = fc.array(fc.nat(20), { minLength: 2, maxLength: 5 });
  const wrong = fc.constantFrom<unknown[]>(undefined, null, 'Word', 12, [], ['Word'], {});

  it('loses no word, whatever is wrong in either language, and is converted once', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...entities.filter((entity) => knownOf(entity).length > 0)),
        fc.nat(20),
        fc.array(fc.tuple(fc.boolean(), picks, wrong), { minLength: 1, maxLength: 3 }),
        (entity, at, damages) => {
          const list = knownOf(entity);
          const whole = inVersion1(list[at % list.length] ?? {});
          const draft = damages.reduce((record, [isBangla, path, other]) => {
            const part = isBangla && record.bn !== undefined ? damaged(record.bn, path, other) : record.bn;
            const own = isBangla ? record : (damaged(record, path, other) as ManagedRecord);
            return part === undefined ? own : { ...own, bn: part };
          }, whole);
          const converted = recordOfToday(entity, draft);
          const kept = new Set([converted, withCategoryNames(converted)].flatMap(wordsIn));
          expect(
            wordsIn({ ...draft, bnMadeFrom: undefined }).filter((word) => word !== '' && !kept.has(word)),
          ).toEqual([]);
          expect(recordOfToday(entity, converted)).toEqual(converted);
        },
      ),
      { numRuns: samples(200, 5_000) },
    );
  });
});
