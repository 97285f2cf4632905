import { productFormStrings } from '@/components/admin/strings/preview';
import { MeasuredViews } from '@/components/site/products/page/product-drawing';
import { sheetOf } from '@/content/entities/products/drawing/sheet';
import { presetOf } from '@/content/entities/products/form/presets';
import { formSchema } from '@/content/entities/products/form/rules';
import { drawing } from '@/content/strings/en/product-page';

type ProductShapeProps = {
  /** A shape of a draft, which may hold anything; undefined where there is none. */
  readonly value: unknown;
};

/** The shape of a product: what kind it is, in the words of the form, and its measured views. */
export function ProductShape({ value }: ProductShapeProps) {
  if (value === undefined) return <p>{productFormStrings.noDrawing}</p>;
  const kind = presetOf(value)?.name;
  const { data } = formSchema.safeParse(value);
  if (data === undefined) return <p>{productFormStrings.wrong}</p>;
  return (
    <>
      <p>{kind}</p>
      <div className="mt-2">
        <MeasuredViews
          sheet={sheetOf(data, { texts: drawing, language: 'en' })}
          texts={drawing}
          label={kind ?? ''}
        />
      </div>
    </>
  );
}
