import { productFormStrings } from '@/components/admin/strings/product-form';
import { ProductDrawing } from '@/components/site/products/page/product-drawing';
import { drawing } from '@/content/strings/en/product-page';
import { formSchema } from '@/content/entities/products/form/rules';

type ProductFormPreviewProps = {
  /** Of a draft, which may hold anything. */
  readonly form: unknown;
  readonly label: string;
};

/** The drawing of a product as its page shows it, by the page's own component; while a measure is wrong, that. */
export function ProductFormPreview({ form, label }: ProductFormPreviewProps) {
  const { data } = formSchema.safeParse(form);
  return (
    <div className="p-gutter pt-0">
      {data === undefined ? (
        <p className="border-t border-joint py-4">{productFormStrings.wrong}</p>
      ) : (
        <ProductDrawing language="en" texts={drawing} form={data} label={label} />
      )}
    </div>
  );
}
