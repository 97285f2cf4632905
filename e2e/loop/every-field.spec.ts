import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { JSDOM } from 'jsdom';
import { inDigits } from '../../content/lib/fill';
import { hasLanguage, inLanguage, type Language } from '../../content/lib/language';
import { type FieldSpec, isRows, partsOf } from '../../content/lib/field-spec';
import { recordHash } from '../../content/lib/record-hash';
import { entities, type Entity, type ManagedRecord, registry } from '../../content/registry';
import { formOf } from '../../content/registry/forms';
import { loadAllRecords } from '../../content/registry/records';
import { expect, test } from '../admin/test';
import { copyRepository } from './copy-repository';

/** A copy of the repository and a build of the website on a slow computer. */
const TIMEOUT = 20 * 60_000;

const run = promisify(execFile);

/** A field that was changed, and what has to be seen of it. */
type Mark = { readonly field: string; readonly seen: readonly string[] };

let count = 100;

/** Values that a field may take, each with what a page shows of it; the first that its schema accepts is used. */
function candidates(spec: FieldSpec, value: unknown): readonly (readonly [unknown, readonly string[]])[] {
  count += 1;
  const word = `Zq${count}`;
  switch (spec.kind) {
    case 'number': {
      const number = typeof value === 'number' ? value : 0;
      return [number + 1, number - 1, number + 0.1, number - 0.1].map((other) => [
        other,
        [String(other), other.toLocaleString('en')],
      ]);
    }
    case 'date':
      // Of a vacancy the last day is yet to come: a closed one says less.
      const year = ['deadline', 'until'].includes(spec.name) ? 2099 : 2024;
      const day = `${year}-03-${String((count % 27) + 1).padStart(2, '0')}`;
      return [[day, [day]]];
    case 'link':
      return [[`https://example.com/${word}`, [`example.com/${word}`]]];
    case 'lines': {
      const [first = '', ...rest] = Array.isArray(value) ? (value as readonly string[]) : [];
      const number = otherDigit(first);
      return [
        [[`${word} ${first}`, ...rest], [word]],
        [[word, ...rest], [word]],
        [[number, ...rest], [number]],
      ];
    }
    default: {
      const text = typeof value === 'string' ? value : '';
      const digits = otherDigit(text);
      return [
        [text === '' ? word : `${word} ${text}`, [word]],
        [word, [word]],
        [`${text} ${word}`, [word]],
        [digits, [digits]],
        [`${word.toLowerCase()}@example.com`, [`${word.toLowerCase()}@example.com`]],
        [`https://example.com/${word}`, [`example.com/${word}`]],
        [
          `+880 17${String(count).padStart(8, '0')}`,
          [`88017${String(count).padStart(8, '0')}`, `+880 17${String(count).padStart(8, '0')}`],
        ],
      ];
    }
  }
}

/** The same for a text in Bangla, which is one line, or the lines of a list. */
function banglaCandidates(value: unknown): readonly (readonly [unknown, readonly string[]])[] {
  count += 1;
  const word = `ঝঞ${inDigits(count, 'bn')}`;
  if (!Array.isArray(value)) return [`${word} ${String(value)}`, word].map((text) => [text, [word]]);
  const [first = '', ...rest] = value as readonly string[];
  return [`${word} ${first}`, word].map((text) => [[text, ...rest], [word]]);
}

/** The Bangla texts of a record, a part of it or a row, as complete as its English ones are now: those that are new get a text. */
function completed(specs: readonly FieldSpec[], english: unknown, bangla: unknown): Record<string, unknown> {
  const parts = specs.flatMap((spec) => {
    const [inEnglish, inBangla] = [english, bangla].map((texts) => at(texts, [spec.name]));
    if (inEnglish === undefined || inEnglish === '') return [];
    const rows = Array.isArray(inEnglish) ? (inEnglish as readonly unknown[]) : [];
    if (spec.kind === 'group') return [[spec.name, completed(spec.fields, inEnglish, inBangla)] as const];
    if (isRows(spec)) {
      const texts = rows.map((row, index) => completed(partsOf(spec), row, at(inBangla, [String(index)])));
      return [[spec.name, texts] as const];
    }
    const line = (index: number) => at(inBangla, [String(index)]) ?? NEW_BANGLA;
    if (spec.kind === 'lines') return [[spec.name, rows.map((_row, index) => line(index))] as const];
    return [[spec.name, inBangla ?? NEW_BANGLA] as const];
  });
  return Object.fromEntries(parts);
}

const NEW_BANGLA = 'নতুন লেখা';

/** A number, such as a telephone's, with another last digit. */
const otherDigit = (text: string) => text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));

/** Fields of which nothing is to be seen, each with the reason. */
const silent: Readonly<Record<string, string>> = {
  'news until': 'says only how long the item is shown',
  'vacancies until': 'says only how long the vacancy is shown',
  'banners until': 'says only how long the slide is shown',
  'films thumbnail.alt': 'the picture stands beside the name of the group and is decoration',
  'pages banner.alt': 'the picture lies under the title of the page and is decoration',
  'partners logo.alt': 'the logo is described by the name of its client',
};

/**
 * A record with every field changed that shows a value of its own; a choice only says where something stands.
 * @param wanted the only fields to change; null for all
 */
function changeAll(entity: Entity, record: ManagedRecord, wanted: readonly string[] | null) {
  const { schema, fields } = formOf(entity);
  const marks: Mark[] = [];
  const untouched: string[] = [];
  // Its Bangla version follows once the English fields are what they are to be.
  let value: ManagedRecord = inLanguage(record, 'en');

  const attempt = (path: readonly string[], next: unknown) => {
    const changed = withAt(value, path, next) as ManagedRecord;
    return schema.safeParse(changed).success ? changed : null;
  };
  const walk = (specs: readonly FieldSpec[], place: readonly string[]) => {
    for (const spec of specs) {
      const path = [...place, spec.name];
      const now = at(value, path);
      if (spec.kind === 'choice') continue;
      if (isEnd(spec) && wanted !== null && !wanted.includes(path.join('.'))) continue;
      if (spec.kind === 'picture') {
        const words = `A picture of Zq${(count += 1)}.`;
        const changed = at(value, [...path, 'alt']) ? attempt([...path, 'alt'], words) : null;
        if (changed === null) continue;
        value = changed;
        marks.push({ field: [...path, 'alt'].join('.'), seen: [words] });
        continue;
      }
      if (spec.kind === 'group') {
        walk(partsOf(spec), path);
        continue;
      }
      if (isRows(spec)) {
        if (Array.isArray(now) && now.length > 0) walk(partsOf(spec), [...path, '0']);
        continue;
      }
      const isBangla = path[0] === 'bn';
      // A picture that the record does not have is described in neither language.
      if (isBangla && spec.name === 'alt' && at(value, path.slice(1)) === undefined) continue;
      // Without a text in English, or in a row that is not there.
      const options = isBangla ? banglaCandidates(now) : candidates(spec, now);
      const fitting =
        isBangla && now === undefined ? undefined : options.find(([next]) => attempt(path, next) !== null);
      const changed = fitting && attempt(path, fitting[0]);
      if (!fitting || !changed) untouched.push(path.join('.'));
      else {
        value = changed;
        marks.push({ field: path.join('.'), seen: fitting[1] });
      }
    }
  };
  walk(
    fields.filter(({ name }) => name !== 'bn'),
    [],
  );
  const bangla = fields.find(({ name }) => name === 'bn');
  if (bangla?.kind === 'group' && hasLanguage(record, 'bn')) {
    value = { ...value, bn: completed(bangla.fields, value, record.bn) };
    walk([bangla], []);
  }
  return { value, marks, untouched };
}

const isEnd = (spec: FieldSpec) => spec.kind !== 'group' && !isRows(spec);

/** Some fields are only those of some records, such as the keys of a grid: other records are changed until each field is. */
function changeRecords(entity: Entity, records: readonly ManagedRecord[]) {
  const changed: { readonly base: ManagedRecord; readonly value: ManagedRecord }[] = [];
  const marks: Mark[] = [];
  let untouched: readonly string[] | null = null;
  for (const base of records) {
    const result = changeAll(entity, base, untouched);
    if (untouched === null || result.marks.length > 0) changed.push({ base, value: result.value });
    marks.push(...result.marks);
    untouched = result.untouched;
    if (untouched.length === 0) break;
  }
  return { entity, changed, marks, untouched: untouched ?? [] };
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  );

function withAt(value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown {
  if (key === undefined) return next;
  const inside = withAt(at(value, [key]), rest, next);
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === key ? inside : item));
  return { ...(value as object), [key]: inside };
}

/** Records that show a field which the first of their list has no place for. */
const fullest: Partial<Record<Entity, string>> = { pages: 'clients' };

/** What a visitor of the pages of an entity in a language reads, hears or follows. */
function pagesOf(out: string, entity: Entity, language: Language) {
  const patterns = registry[entity].shownOn.map((shown) => {
    if (shown === '*') return language === 'en' ? /^(?!admin|bn[./])/ : /^bn[./]/;
    const home = language === 'en' ? 'index' : 'bn';
    const folder = language === 'en' ? '' : 'bn/';
    return new RegExp(`^${shown === '/' ? home : folder + shown.slice(1).replace('*', '[^/]+')}\\.html$`);
  });
  return readdirSync(out, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html') && patterns.some((pattern) => pattern.test(file)))
    .map((file) => {
      const { document } = new JSDOM(readFileSync(join(out, file), 'utf8')).window;
      // What Next carries along for its scripts is not what is seen.
      document
        .querySelectorAll('script:not([type="application/ld+json"])')
        .forEach((script) => script.remove());
      const attributes = [...document.querySelectorAll('*')].flatMap((element) =>
        [...element.attributes].map(({ value }) => value),
      );
      return [document.documentElement.textContent, ...attributes].join('\n');
    })
    .join('\n');
}

test('shows every field of every kind of content, in both languages, where its entity says', async () => {
  test.setTimeout(TIMEOUT);
  const copy = copyRepository();
  try {
    const published = await loadAllRecords();
    const changed = entities.map((entity) => {
      const isFullest = ({ id }: ManagedRecord) => id === fullest[entity];
      const records = published[entity].toSorted(
        (one, other) => Number(isFullest(other)) - Number(isFullest(one)),
      );
      return changeRecords(entity, records);
    });
    const changes = await Promise.all(
      changed.flatMap(({ entity, changed: records }) =>
        records.map(async ({ base, value }) => {
          const id = String(base[registry[entity].idField]);
          return { op: 'put', entity, id, base, baseHash: await recordHash(base), value };
        }),
      ),
    );
    const bundle = join(copy, 'bundle.json');
    const head = { format: 'site-content-bundle', version: 1, recordVersion: 1, createdBy: 'Test', note: '' };
    writeFileSync(bundle, JSON.stringify({ ...head, createdAt: '2026-11-20T08:00:00Z', changes, media: [] }));
    await run('npm', ['run', 'content:apply', '--', bundle], { cwd: copy });
    rmSync(bundle);
    await run('npm', ['run', 'build'], { cwd: copy, maxBuffer: 64 * 1024 * 1024 });

    const unseen = changed.flatMap(({ entity, marks }) => {
      const pages = {
        en: pagesOf(join(copy, 'out'), entity, 'en'),
        bn: pagesOf(join(copy, 'out'), entity, 'bn'),
      };
      return marks
        .filter(({ field, seen }) => {
          const inLanguageOfField = field.startsWith('bn.') ? pages.bn : pages.en;
          return !seen.some((text) => inLanguageOfField.includes(text));
        })
        .map(({ field }) => `${entity} ${field}`)
        .filter((field) => !(field.replace(' bn.', ' ') in silent));
    });
    const untouched = changed.flatMap(({ entity, untouched: fields }) =>
      fields.map((field) => `${entity} ${field}`),
    );
    expect({ unseen, untouched }).toEqual({ unseen: [], untouched: [] });
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
});
