import { entities, registry } from '../../content/registry';
import { recordTexts } from '../../content/registry/placeholders';
import type { ContentSet } from '../../lib/exchange';
import { type ManagedRecord, partOf } from '../../lib/records';
import { latinDigits, MM_PER_INCH } from '../../lib/text';

const MEASURES = ['wide', 'long', 'high', 'thick', 'deep', 'tall', 'লম্বা', 'চওড়া', 'উঁচু', 'পুরু'];

/** Writes all sizes of a text in one way: `390 × 190 × 190 mm`, `7.5″`. */
const evened = (text: string) =>
  latinDigits(text.normalize('NFC').toLowerCase())
    .replace(/(?<=\d),(?=\d{3}(?!\d))|[*|]/g, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/সাড়ে (\d+)/g, '$1.5')
    .replace(/(?<=\d) ?(?:×|x|by) ?(?=\d)/g, ' × ')
    .replace(/(?<=\d)[ -]?(?:mm|millimet(?:re|er)s?|মিমি|মিলিমিটার)(?![\p{L}\p{M}])/gu, ' mm')
    .replace(/(?<=\d)[ -]?(?:inch(?:es)?|ইঞ্চি)(?![\p{L}\p{M}])/gu, '″');

/** Whether the figures of a size are some of a product's, rounded. */
function hasSize({ form, size: stated }: ManagedRecord, size: string, unit: string) {
  const left = (JSON.stringify(form ?? stated).match(/\d+(?:\.\d+)?/g) ?? []).map(Number);
  return size.split(' × ').every((figure) => {
    const digits = figure.split('.')[1]?.length;
    const at = left.findIndex((one) => (one / (unit === '″' ? MM_PER_INCH : 1)).toFixed(digits) === figure);
    return left.splice(at, at < 0 ? 0 : 1).length > 0;
  });
}

/** Lists sizes in a product's texts that it does not have, and products named with a size in which none is made. */
export function sizeHints(published: ContentSet): readonly string[] {
  const named = published.products.map((product) => {
    const names = recordTexts(product.name).map(([, name]) => evened(name));
    return { product, names: names.filter(Boolean) };
  });
  const nouns = named.flatMap(({ names }) => names.flatMap((name) => [name, name.replace(/.* /, '')]));
  const words = [...nouns, ...MEASURES].toSorted((a, b) => b.length - a.length).join('|');
  const word = `(${words.replace(/[^\p{L}\p{M}\d |]/gu, '.')})`;
  const sizes = new RegExp(
    String.raw`(?:(?<![\p{L}\p{M}])${word}[\p{L}\p{M}]{0,3}(?:,(?= \d+ ×)| of)? )?(?<![\d.–])(\d+(?:\.\d+)?(?: × \d+(?:\.\d+)?)*)( mm|″)(?: ${word})?`,
    'gu',
  );
  const hintsOf = (record: ManagedRecord, isProduct: boolean) => {
    const { name, summary, image } = record;
    const texts = isProduct ? { name, summary, image: { alt: partOf(image, 'alt') } } : record;
    return recordTexts(texts).flatMap(([field, text]) =>
      [...evened(text).matchAll(sizes)].flatMap(([found, before = '', size = '', unit = '', after = '']) => {
        const isSaid =
          MEASURES.includes(after || before) || size.includes('×') || !field.startsWith('summary');
        const noun = unit === ' mm' && [before, after].find((one) => nouns.includes(one));
        const others = named.filter(({ names }) => noun && names.some((one) => one.includes(noun)));
        const range = isProduct && isSaid ? [record] : others.map(({ product }) => product);
        if (range.length === 0 || range.some((one) => hasSize(one, size, unit))) return [];
        return [`${field}: ${range[0] === record ? 'the product is not' : 'no product is'} “${found}”`];
      }),
    );
  };
  return entities.flatMap((entity) =>
    published[entity].flatMap((record) =>
      hintsOf(record, entity === 'products').map(
        (hint) => `${entity} ${String(record[registry[entity].idField])}, ${hint}`,
      ),
    ),
  );
}
