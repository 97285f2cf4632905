import { type ManagedRecord, isPair, banglaOf, partOf } from '../../lib/records';
import { latinDigits, MM_PER_INCH, said } from '../../lib/text';

/** Words that say which side of a product a figure measures. */
export const MEASURES = ['wide', 'long', 'high', 'thick', 'deep', 'tall', 'লম্বা', 'চওড়া', 'উঁচু', 'পুরু'];

/** Writes all sizes of a text in one way: `390 × 190 × 190 mm`, `7.5″`. */
export const evened = (text: string) =>
  latinDigits(text.normalize('NFC').toLowerCase())
    .replace(/(?<=\d),(?=\d{3}(?!\d))|[*|]/g, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/সাড়ে (\d+)/g, '$1.5')
    .replace(/(?<=\d) ?(?:×|x|by) ?(?=\d)/g, ' × ')
    .replace(/(?<=\d)[ -]?(?:mm|millimet(?:re|er)s?|মিমি|মিলিমিটার)(?![\p{L}\p{M}])/gu, ' mm')
    .replace(/(?<=\d)[ -]?(?:inch(?:es)?|ইঞ্চি)(?![\p{L}\p{M}])/gu, '″');

/** Whether the figures of a size are some of a product's, rounded. */
export function hasSize({ form, size: stated }: ManagedRecord, size: string, unit: string) {
  const left = (JSON.stringify(form ?? stated ?? '').match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return size.split(' × ').every((figure) => {
    const digits = figure.split('.')[1]?.length;
    const at = left.findIndex((one) => (one / (unit === '″' ? MM_PER_INCH : 1)).toFixed(digits) === figure);
    return left.splice(at, at < 0 ? 0 : 1).length > 0;
  });
}

/** Finds sizes in an evened text, with one of some words before or after them: word, figures, unit, word. */
export function sizesBeside(words: readonly string[]) {
  const longestFirst = words.toSorted((a, b) => b.length - a.length).join('|');
  const word = `(${longestFirst.replace(/[^\p{L}\p{M}\d |]/gu, '.')})`;
  return new RegExp(
    String.raw`(?:(?<![\p{L}\p{M}])${word}[\p{L}\p{M}]{0,3}(?:,(?= \d+ ×)| of)? )?(?<![\d.–])(\d+(?:\.\d+)?(?: × \d+(?:\.\d+)?)*)( mm|″)(?: ${word})?`,
    'gu',
  );
}

/** Whether a size in a field is said of the product itself: a summary may speak of other things, too. */
export const isOfProduct = (field: string, size: string, word: string) =>
  MEASURES.includes(word) || size.includes('×') || !field.startsWith('summary');

/** By path: sizes in a product's name, summary and description of its picture that it does not have. */
export function saidSizeHints(product: ManagedRecord): ReadonlyMap<string, string> {
  const sizes = sizesBeside(MEASURES);
  const texts = { name: product.name, summary: product.summary, image: partOf(product.image, 'alt') };
  return new Map(
    Object.entries(texts).flatMap(([field, text]) => {
      if (!isPair(text)) return [];
      const both = [
        [field, text.en],
        [`${field}${field === 'image' ? '.alt' : ''}.bn`, banglaOf(text)],
      ] as const;
      return both.flatMap(([path, words]) => {
        const strange = [...evened(words).matchAll(sizes)].flatMap(
          ([found, before, size = '', unit = '', after]) =>
            isOfProduct(field, size, after ?? before ?? '') && !hasSize(product, size, unit)
              ? [`“${found}”`]
              : [],
        );
        return strange.length === 0
          ? []
          : [
              [
                path,
                said([`The product is not ${strange.join(', ')}.`, `পণ্যটি ${strange.join(', ')} নয়।`]),
              ] as const,
            ];
      });
    }),
  );
}
