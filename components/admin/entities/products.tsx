import { sampleStrings as samples } from '@/components/admin/strings/preview';
import { ProductCard } from '@/components/site/products/product-card';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { type PreviewProps, previewPicture, textOr } from './preview-values';

const ProductFormPreview = lazyPart(() => import('./product-drawing'), 'ProductFormPreview');

/** Preview of a product: its card, and the drawing of its page. */
export function ProductPreview({ value, pictureUrl, locale }: PreviewProps) {
  const name = textOr(value, 'name', '');
  return (
    <>
      <div className="mx-auto max-w-90 p-gutter">
        <ProductCard
          locale={locale}
          name={name}
          label={name || samples.product}
          size={textOr(value, 'size', samples.size)}
          inch={textOr(value, 'inch', samples.inch)}
          image={previewPicture(value, pictureUrl)}
        />
      </div>
      {value.form !== undefined && (
        <ProductFormPreview form={value.form} label={name || samples.product} locale={locale} />
      )}
    </>
  );
}
