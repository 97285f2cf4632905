import { lazyPart } from '@/components/admin/ui/lazy-part';
import { ProductCard } from '@/components/site/products/product-card';
import type { recordSchema as products } from '@/content/entities/products/schema';
import type { PreviewProps } from './preview-props';

const ProductFormPreview = lazyPart(() => import('./product-drawing'), 'ProductFormPreview');

/** Preview of a product: its card, and the drawing of its page. */
export function ProductPreview({ value, locale }: PreviewProps<typeof products>) {
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
