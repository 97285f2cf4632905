import { readdirSync } from 'node:fs';
import path from 'node:path';
import { refusedBangla } from '@/content/registry/bangla-spelling';
import { longSentences, refusedEnglish } from '@/content/registry/english-wording';
import type { FieldSpec } from '@/lib/records';
import { latinDigits, type Language } from '@/lib/text';
import type * as Labels from '@/components/admin/store/labels';
import type * as Registry from '@/content/registry';
import type * as Forms from '@/content/registry/forms';
import type * as Records from '@/lib/records';

/** Folders with the texts of the studio, and modules that have some beside other things. */
const folders = ['components/admin/strings', 'app/(admin)/_studio/strings'];
const modules = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => !['host-name.ts', 'search.ts'].includes(file))
    .map((file) => path.resolve(folder, file)),
);

/** Loads modules as a studio in a language does: it is read once, when they load. */
function inLanguage<Loaded>(language: Language, load: () => Loaded): Loaded {
  document.documentElement.lang = language;
  let loaded: Loaded | undefined;
  jest.isolateModules(() => (loaded = load()));
  document.documentElement.lang = '';
  if (loaded === undefined) throw new Error('Nothing was loaded.');
  return loaded;
}

type Made = (...values: unknown[]) => string | readonly string[];
type Text = string | Made;
type Texts = Text | { readonly [name: string]: Texts };

/** Lists every text of a table with its place: `editorStrings.actions.done`. */
const textsIn = (texts: Texts, place: string): [place: string, text: Text][] =>
  typeof texts === 'object'
    ? Object.entries(texts).flatMap(([name, inner]) => textsIn(inner, `${place}.${name}`))
    : [[place, texts]];

const tablesIn = (language: Language) =>
  new Map(
    inLanguage(language, () =>
      modules.flatMap((file) => {
        const exported = jest.requireActual<Record<string, Texts>>(file);
        return Object.entries(exported)
          .filter(([name]) => name !== 'exportedTexts' && name !== 'commitStrings')
          .flatMap(([name, texts]) => textsIn(texts, name));
      }),
    ),
  );

/** What is the same in both languages: what is typed as it stands, names of keys, and a title that is fixed. */
const SAME = [
  /^crashStrings\.title$/,
  /^keyStrings\.local\.\d\.keys$/,
  /^helpStrings\.lookAfter\.steps\.\d\.command$/,
  /^settingsStrings\.erase\.word$/,
  /^repositoryStrings\.tokenName$/,
];

const BANGLA = /[\u0985-\u09df]/;

/** Values for a function, each of which can be found in what it returns. */
const kinds = [
  (place: number) => 21 + place,
  (place: number) => `«${place}»`,
  (place: number) => [`«${place}»`],
  (place: number) => [{ path: `«${place}»`, isThere: true }],
  (place: number) => [[21 + place, { singular: '«s»', plural: '«p»' }]],
] as const;

/** Every choice of kinds for so many values. */
const choicesOf = (count: number): readonly (readonly number[])[] =>
  count === 0
    ? [[]]
    : choicesOf(count - 1).flatMap((before) => kinds.map((_, kind) => [...before, kind] as const));

const written = (text: unknown) => latinDigits([text].flat().join(' '));

/** What a text shows of the values it is given. */
function shownBy(text: Made, values: readonly unknown[]) {
  const result = written(text(...values));
  return [...result.matchAll(/«\w»|\b2\d\b/g)].map(([value]) => value);
}

const faultsIn = (text: string) => [...refusedEnglish(text), ...longSentences(text, 15)];

/** What a text says, for every kind of value that it may be given. */
const everyFormOf = (text: Text): readonly string[] =>
  typeof text === 'string'
    ? [text]
    : choicesOf(text.length).flatMap((choice) => {
        try {
          return written(text(...choice.map((kind, index) => kinds[kind]?.(index))));
        } catch {
          return []; // Another kind of value.
        }
      });

const isGiven = (text: string) => !/\[object|undefined|NaN|^«\d»$/.test(text);

describe('the texts of the studio', () => {
  const english = tablesIn('en');
  const bangla = tablesIn('bn');

  it('are in Bangla wherever they are not the same in both languages', () => {
    const left = [...bangla].filter(
      ([place, text]) =>
        typeof text === 'string' && !BANGLA.test(text) && !SAME.some((pattern) => pattern.test(place)),
    );
    expect(left).toEqual([]);
  });

  it.each([
    ['en', 'Imported 2 changes', 'deletion of “Brick”'],
    ['bn', 'আনা: ২টি পরিবর্তন', 'মোছা: “Brick”'],
  ] as const)('say in %s what a step did, whichever language the studio had then', (language, done, undo) => {
    const { stepText } = inLanguage(language, () =>
      jest.requireActual<typeof Labels>('@/components/admin/store/labels'),
    );
    expect(stepText({ label: { action: 'imported', count: 2 } }, 'done')).toBe(done);
    expect(stepText({ label: { action: 'deleted', title: 'Brick' } }, 'undo')).toBe(undo);
  });

  it('have no Bangla in English', () => {
    const left = [...english].filter(([, text]) => typeof text === 'string' && BANGLA.test(text));
    expect(left).toEqual([]);
  });

  it('show the same values in both languages', () => {
    const different = [...english].flatMap(([place, text]): readonly object[] => {
      const other = bangla.get(place);
      if (typeof text === 'string' || other === undefined || typeof other === 'string') return [];
      for (const choice of choicesOf(Math.max(text.length, other.length))) {
        const values = choice.map((kind, index) => kinds[kind]?.(index));
        try {
          if (!isGiven(written(text(...values)))) continue;
          const [inEnglish, inBangla] = [shownBy(text, values), shownBy(other, values)];
          const missing = inEnglish.filter((value) => !inBangla.includes(value) && value !== '«s»');
          return missing.length === 0 ? [] : [{ place, missing, bangla: written(other(...values)) }];
        } catch {
          // Another kind of value.
        }
      }
      return [{ place, missing: 'values that it takes' }];
    });
    expect(different).toEqual([]);
  });

  it('have nothing in Bangla that the glossary refuses', () => {
    const texts = [...bangla].flatMap(([, text]) => (typeof text === 'string' ? [text] : []));
    expect(texts.flatMap((text) => refusedBangla(text).map((what) => [what, text]))).toEqual([]);
    expect(texts.filter((text) => text !== text.normalize('NFC'))).toEqual([]);
  });

  it('have nothing in English that docs/words.md refuses, such as a sentence of more than 15 words', () => {
    const found = [...english].flatMap(([place, text]) =>
      everyFormOf(text).flatMap((form) => faultsIn(form).map((fault) => `${place}: ${fault}`)),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  it('end in Bangla as they do in English: a sentence with its own stop', () => {
    const left = [...english].flatMap(([place, text]) => {
      const other = bangla.get(place);
      if (typeof text !== 'string' || typeof other !== 'string') return [];
      const ends = [/(?<![.])[.]["”)]?$/.test(text), /।["”)]?$/.test(other)];
      return ends[0] === ends[1] || SAME.some((pattern) => pattern.test(place)) ? [] : [[place, other]];
    });
    expect(left).toEqual([]);
  });
});

const fieldsIn = (language: Language) =>
  inLanguage(language, () => {
    const { entities, registry } = jest.requireActual<typeof Registry>('@/content/registry');
    const { formOf } = jest.requireActual<typeof Forms>('@/content/registry/forms');
    const { partsOf } = jest.requireActual<typeof Records>('@/lib/records');
    const textsOf = (specs: readonly FieldSpec[], before: string): [string, string][] =>
      specs.flatMap((spec) => {
        const place = `${before}.${spec.name}`;
        const labels = 'labels' in spec ? Object.entries(spec.labels ?? {}) : [];
        return [
          [`${place} label`, spec.label],
          ...(spec.help === undefined ? [] : [[`${place} help`, spec.help] as [string, string]]),
          ...labels.map(([value, label]): [string, string] => [`${place} ${value}`, label]),
          ...textsOf(partsOf(spec), place),
        ];
      });
    return new Map([
      ...entities.flatMap((entity) => textsOf(formOf(entity).fields, entity)),
      ...entities.flatMap((entity): [string, string][] => {
        const { singular, plural, titleLabel, orderNote, columns } = registry[entity];
        const texts = { singular, plural, titleLabel, ...(orderNote && { orderNote }) };
        return [
          ...Object.entries(texts).map(([name, text]): [string, string] => [`${entity} ${name}`, text]),
          ...columns.map(({ key, label }): [string, string] => [`${entity} column ${key}`, label]),
        ];
      }),
    ]);
  });

describe('the names of fields and entities', () => {
  const english = fieldsIn('en');
  const bangla = fieldsIn('bn');

  it('are in Bangla', () => {
    expect([...bangla].filter(([, text]) => text !== '' && !BANGLA.test(text))).toEqual([]);
  });

  it('have nothing that the glossary refuses', () => {
    const found = [...bangla].flatMap(([place, text]) => refusedBangla(text).map((what) => [place, what]));
    expect(found).toEqual([]);
  });

  it('have nothing that docs/words.md refuses, such as a sentence of more than 15 words', () => {
    const found = [...english].flatMap(([place, text]) =>
      faultsIn(text).map((fault) => `${place}: ${fault}`),
    );
    expect(found).toEqual([]);
  });

  it('have the same words in braces in both languages', () => {
    const braces = (text = '') => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
    const different = [...english].filter(
      ([place, text]) => braces(text).join() !== braces(bangla.get(place)).join(),
    );
    expect(different).toEqual([]);
  });
});
