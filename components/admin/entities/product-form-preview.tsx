import { productFormStrings } from '@/components/admin/strings/preview';
import { ProductDrawing } from '@/components/site/products/page/product-drawing';
import type { Locale } from '@/content/strings/locale';
import { formSchema } from '@/content/entities/products/form/rules';

type ProductFormPreviewProps = {
  /** Of a draft, which may hold anything. */
  readonly form: unknown;
  readonly label: string;
  readonly locale: Locale;
};

/** The drawing of a product as its page shows it, by the page's own component; while a measure is wrong, that. */
export function ProductFormPreview({ form, label, locale }: ProductFormPreviewProps) {
  const { data } = formSchema.safeParse(form);
  return (
    <div className="p-gutter pt-0">
      {data === undefined ? (
        <p className="border-t border-joint py-4">{productFormStrings.wrong}</p>
      ) : (
        <ProductDrawing language={locale.language} texts={locale.strings.drawing} form={data} label={label} />
      )}
    </div>
  );
}
