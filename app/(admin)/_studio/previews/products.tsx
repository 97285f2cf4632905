import { ProductFormPreview } from '../product-drawing';
import { CategoryTiles } from '@/components/site/products/category-tiles';
import { ProductCard } from '@/components/site/products/product-card';
import { Image } from '@/components/ui/image';
import { readPicture } from '@/components/admin/records/draft-values';
import { useRecords, useStudio } from '@/components/admin/store/studio-context.client';
import type { recordSchema as categories } from '@/content/entities/categories/schema';
import type { recordSchema as products } from '@/content/entities/products/schema';
import type { PreviewPartProps } from './preview-props';

/** Preview of a product: its card, and the drawing of its page. */
export function ProductPreview({ value, locale }: PreviewPartProps<typeof products>) {
  const { name = '', category, size, inch, image, form } = value;
  const label = name || category;
  return (
    <>
      <div className="mx-auto max-w-90 p-gutter">
        <ProductCard locale={locale} name={name} label={label} size={size} inch={inch} image={image} />
      </div>
      {form !== undefined && <ProductFormPreview form={form} label={label} locale={locale} />}
    </>
  );
}

/** Preview of a category as its tile above the products, with the drafts among them. */
export function CategoryPreview({ value, locale, pictureUrl }: PreviewPartProps<typeof categories>) {
  const { id, name, cover } = value;
  useRecords('products');
  const members = useStudio(({ rows }) => rows('products')).filter(
    ({ change, value: product }) => change?.op !== 'delete' && product.category === id,
  );
  const first = readPicture(members[0]?.value.image);
  const picture = cover ?? (first && { ...first, src: pictureUrl(first.src) });
  const tile = {
    slug: id,
    name,
    count: members.length,
    ids: [],
    href: '#',
    picture: picture && <Image image={{ ...picture, alt: '' }} sizes="220px" />,
  };
  return (
    <div className="p-gutter">
      <CategoryTiles
        language={locale.language}
        texts={locale.strings.products.filter}
        tiles={[tile]}
        chosen={undefined}
        isHydrated
        onChoose={() => undefined}
      />
    </div>
  );
}
