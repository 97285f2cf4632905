import { entities, registry } from '../../content/registry';
import { recordTexts } from '../../content/registry/placeholders';
import { evened, hasSize, isOfProduct, MEASURES, sizesBeside } from '../../content/registry/said-sizes';
import type { ContentSet } from '../../lib/exchange';
import { type ManagedRecord, partOf } from '../../lib/records';

/** Lists sizes in a product's texts that it does not have, and products named with a size in which none is made. */
export function sizeHints(published: ContentSet): readonly string[] {
  const named = published.products.map((product) => {
    const names = recordTexts(product.name).map(([, name]) => evened(name));
    return { product, names: names.filter(Boolean) };
  });
  const nouns = named.flatMap(({ names }) => names.flatMap((name) => [name, name.replace(/.* /, '')]));
  const sizes = sizesBeside([...nouns, ...MEASURES]);
  const hintsOf = (record: ManagedRecord, isProduct: boolean) => {
    const { name, summary, image } = record;
    const texts = isProduct ? { name, summary, image: { alt: partOf(image, 'alt') } } : record;
    return recordTexts(texts).flatMap(([field, text]) =>
      [...evened(text).matchAll(sizes)].flatMap(([found, before = '', size = '', unit = '', after = '']) => {
        const isSaid = isOfProduct(field, size, after || before);
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
