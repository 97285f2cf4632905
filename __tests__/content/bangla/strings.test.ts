import { entriesOf, everyString } from '@/__tests__/content/published';
import { banglaText, latinIn } from '@/lib/text';

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

const { error, ...ofPages } = everyString('bn');
const bangla = entriesOf(ofPages);
/** All Bangla texts, and those of the error screen except its addresses. */
const everyBangla = [...bangla, ...entriesOf({ error }).filter(([path]) => !path.endsWith('.path'))];

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
