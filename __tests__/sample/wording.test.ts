import { entriesOf, published } from '@/__tests__/content/published';
import { refusedBangla } from '@/content/registry/bangla-spelling';

const texts = entriesOf(published).map(([path, text]) => `${path}: ${text}`);

test('no Bangla text has what the glossary refuses', () => {
  const bangla = texts.filter((text) => /^\S+\.bn\.text: /.test(text));
  expect(bangla.filter((text) => refusedBangla(text).length > 0)).toEqual([]);
});

test('no English text has a word that docs/words.md refuses', () => {
  const refused =
    /\b(?:our|the) works\b|UNI |I-block|takes up|reinforcing bar|[Tt]est report|engineer of the work/;
  expect(texts.filter((text) => refused.test(text))).toEqual([]);
});
