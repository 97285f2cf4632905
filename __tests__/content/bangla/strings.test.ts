import { entriesOf, everyString } from '@/__tests__/content/published';
import { banglaText } from '@/content/lib/bangla-text';
import { latinIn } from '@/content/lib/latin-parts';

/** Latin words allowed in Bangla texts, by path: the name of a language, and kinds of files. */
const LATIN: Readonly<Record<string, string>> = {
  'shell.otherLanguage': 'English',
  'home.count.drawings': '3D',
  'productPage.files.glb': '3D',
  'productPage.files.usdz': '3D',
  'turn.noShape': '3D',
  'section.gyration': 'r',
};
/** `mm` beside a size that is put in; a size is written in Latin on the goods. */
const SIZE = /\{\w+\}[^{}।]{0,3}\bmm\b|\bmm(?=-এ)/g;

const ENGLISH_ONLY = /^(?:clause|dataSheet|deadLoad)\./;
const english = new Map(entriesOf(everyString('en')).filter(([path]) => !ENGLISH_ONLY.test(path)));
const { error, ...ofPages } = everyString('bn');
const bangla = entriesOf(ofPages);
/** All Bangla texts, including the error screen's (whose English is in its component) except its addresses. */
const everyBangla = [...bangla, ...entriesOf({ error }).filter(([path]) => !path.endsWith('.path'))];
const valuesIn = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
/** Whether a text is for the count 1, which English writes out. */
const isForOne = (path: string) => path.endsWith('.one');

test('both languages have the same texts', () => {
  expect(bangla.map(([path]) => path).sort()).toEqual([...english.keys()].sort());
});

test('a text has the same values to put in in both languages', () => {
  for (const [path, text] of bangla.filter(([path]) => !isForOne(path))) {
    expect([path, valuesIn(text)]).toEqual([path, valuesIn(english.get(path) ?? '')]);
  }
});

test('no text in Bangla has an English word, or a Latin digit where a Bangla one belongs', () => {
  const problems = everyBangla.flatMap(([path, text]) => {
    const rest = text.replaceAll(LATIN[path] ?? '', '').replace(SIZE, '');
    const { words, digits } = latinIn(rest);
    return words.length + digits.length === 0 ? [] : [`${path}: ${[...words, ...digits].join()}`];
  });
  expect(problems).toEqual([]);
});

test('every text in Bangla is in the one form of Unicode, without stray joiners', () => {
  for (const [path, text] of everyBangla) expect([path, text]).toEqual([path, banglaText(text)]);
});

test('every exception is still needed', () => {
  const texts = new Map(bangla);
  for (const [path, part] of Object.entries(LATIN)) {
    expect([path, texts.get(path)?.includes(part)]).toEqual([path, true]);
  }
});
