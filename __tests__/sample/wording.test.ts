import { entriesOf, published } from '@/__tests__/content/published';
import { refusedBangla } from '@/content/registry/bangla-spelling';
import { longSentences, refusedEnglish } from '@/content/registry/english-wording';

const texts = entriesOf(published).map(([path, text]) => `${path}: ${text}`);

test('no Bangla text has what the glossary refuses', () => {
  // What buyers call a block is for the firm to say, and that field is where it does.
  const bangla = texts.filter((text) => /^(?!\S+\.alsoCalled\.)\S+\.bn\.text: /.test(text));
  expect(bangla.filter((text) => refusedBangla(text).length > 0)).toEqual([]);
});

test('no English text has a word that docs/words.md refuses, or a sentence of more than 20 words', () => {
  const faults = entriesOf(published)
    .filter(([path]) => !path.endsWith('.bn.text'))
    .flatMap(([path, text]) =>
      [...refusedEnglish(text), ...longSentences(text, 20)].map((fault) => [path, fault]),
    );
  expect(faults).toEqual([]);
});

test('no text claims a strength that no record states', () => {
  const claims =
    /load-bearing|formwork|(?:beam|lintel) bearing|none of the strength|ভার বহনকারী|শাটারিং|শক্তি দরকার তার কিছুই/;
  expect(texts.filter((text) => claims.test(text))).toEqual([]);
});
