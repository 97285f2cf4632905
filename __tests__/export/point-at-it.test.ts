import { readdirSync, readFileSync } from 'node:fs';
import { ourWebsite } from '@/app/(admin)/_studio/website';
import {
  createFinder,
  isForPage,
  type FieldPlace,
  type PublishedRecord,
  plainWords,
} from '@/components/admin/screens/website/find-places';
import { setSite } from '@/components/admin/site';
import { entities, ownPage, registry } from '@/content/registry';
import { loadRecords } from '@/content/registry/loaders';
import { banglaOf, inLanguage, pairsIn, valueAt } from '@/lib/records';
import { picturesIn, variantPath } from '@/lib/pictures';
import { exportedDocuments } from './exported-documents';
import { SEEN, type SeenOnPage } from './read-export';

setSite(() => ourWebsite);

type Found = Pick<SeenOnPage, 'text' | 'isOwn'> & {
  readonly page: string;
  readonly places: readonly FieldPlace[];
};
const texts: Found[] = [];
const pictures: Found[] = [];
let records: readonly PublishedRecord[] = [];

beforeAll(async () => {
  const lists = entities.map(async (entity) =>
    (await loadRecords(entity)).map((value) => ({
      entity,
      id: String(value[registry[entity].idField]),
      value,
    })),
  );
  records = (await Promise.all(lists)).flat();
  const finder = createFinder(records);
  const read = new Map(JSON.parse(readFileSync(SEEN, 'utf8')) as [string, readonly SeenOnPage[]][]);
  for (const { file, path: page } of exportedDocuments) {
    const placesOf = finder(page);
    for (const seen of read.get(file) ?? [])
      (seen.isPicture ? pictures : texts).push({ ...seen, page, places: placesOf(seen) });
  }
});

/** Texts of the site that no record holds, as words, without the values in braces. */
function fixedWords() {
  const textsIn = (value: unknown): readonly string[] =>
    typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);
  const tables = readdirSync('content/strings')
    .filter((file) => file.endsWith('.ts'))
    .map((file) => ({ ...jest.requireActual<object>(`@/content/strings/${file.replace('.ts', '')}`) }));
  return textsIn(tables)
    .flatMap((text) => text.split(/\{\w+\}(?:-[\u0980-\u09ff]+)?|\n/))
    .map(plainWords)
    .filter(({ length }) => length > 0);
}

/** What pages work out: names of kinds of files, signs of drawings, days of builds, endings of Bangla figures. */
const WORKED_OUT = /^(pdf|txt|svg|glb|usdz|ifc|dxf|zip|json|csv|r|ø|dec|ডিসেম্বর|এর|https?|\p{N}+)$/u;

/** Returns whether a text has words that are neither fixed nor worked out. */
function contentTest() {
  const fixed = new Map<string, (readonly string[])[]>();
  for (const words of fixedWords()) {
    const [first = ''] = words;
    fixed.set(first, [...(fixed.get(first) ?? []), words]);
  }
  for (const list of fixed.values()) list.sort((a, b) => b.length - a.length);
  return (text: string) => {
    let words = plainWords(text);
    while (words.length > 0) {
      const rest = words;
      const known = fixed.get(rest[0] ?? '')?.find((own) => own.every((word, at) => rest[at] === word));
      if (known === undefined && !WORKED_OUT.test(rest[0] ?? '')) return true;
      words = rest.slice(known?.length ?? 1);
    }
    return false;
  };
}

it('at least 95% of the content texts on all public pages lead to a field', () => {
  const isContent = contentTest();
  const content = texts.filter(({ text }) => isContent(text));
  const lost = content.filter(({ places }) => places.length === 0);
  const share = 1 - lost.length / content.length;
  const first = lost.slice(0, 40).map(({ page, text }) => `${page}: ${text.trim()}`);
  expect(content.length).toBeGreaterThan(exportedDocuments.length);
  expect(share < 0.95 ? [share, ...first] : []).toEqual([]);
});

it('every picture of a record leads to its field', () => {
  const known = [...new Set(picturesIn(records))].flatMap((src) => [
    src,
    variantPath(src, 0, 'jpg').replace('0.jpg', ''),
  ]);
  const lost = pictures.filter(
    ({ text, places }) => places.length === 0 && known.some((src) => text.startsWith(src)),
  );
  expect(pictures.length).toBeGreaterThan(0);
  expect(lost.map(({ page, text }) => `${page}: ${text}`)).toEqual([]);
});

it('a text that is the whole value of a record that its page shows leads to a field with this value', () => {
  const values = new Map<string, PublishedRecord[]>();
  for (const record of records)
    for (const { path, pair } of pairsIn(record.value)) {
      if (ourWebsite.unseen[record.entity]?.includes(path.split('.')[0] ?? '')) continue;
      for (const text of [pair.en, banglaOf(pair)])
        values.set(text.trim(), [...(values.get(text.trim()) ?? []), record]);
    }
  values.delete('');
  const lost = texts.filter(({ page, text, isOwn, places }) => {
    const english = page.replace(/^\/bn(?=\/|$)/, '') || '/';
    const isHere = ({ entity, id }: PublishedRecord) =>
      entity === 'pages'
        ? // The specification fixes what menu and footer call a page.
          isOwn && ourWebsite.pageRecords?.addressOf(id) === english
        : registry[entity].shownOn.some(isForPage(english)) || ownPage(entity, id) === english;
    if (!(values.get(text.trim()) ?? []).some(isHere)) return false;
    return !places.some(({ entity, id, path }) => {
      const record = records.find((each) => each.entity === entity && each.id === id)?.value ?? {};
      const languages = (['en', 'bn'] as const).map((language) =>
        valueAt(inLanguage(record, language), path.replace(/\.bn$/, '').split('.')),
      );
      return JSON.stringify(languages).includes(JSON.stringify(text.trim()).slice(1, -1));
    });
  });
  expect(lost.map(({ page, text }) => `${page}: ${text}`)).toEqual([]);
});
