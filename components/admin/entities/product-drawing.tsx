import { useMemo } from 'react';
import { productFormStrings } from '@/components/admin/strings/preview';
import { ProductDrawing, MeasuredViews } from '@/components/site/products/page/product-drawing';
import type { Locale } from '@/content/strings/locale';
import { formSchema } from '@/content/entities/products/form/rules';
import { sheetOf } from '@/content/entities/products/drawing/sheet';
import { presetOf } from '@/content/entities/products/form/presets';
import { drawing } from '@/content/strings/en/product-page';

type ProductFormPreviewProps = {
  /** Of a draft, which may hold anything. */
  readonly form: unknown;
  readonly label: string;
  readonly locale: Locale;
};

/** The drawing of a product as its page shows it, by the page's own component; while a measure is wrong, that. */
export function ProductFormPreview({ form, label, locale }: ProductFormPreviewProps) {
  const { language, strings } = locale;
  const texts = strings.drawing;
  // Another name or text of the product does not draw its shape again.
  const sheet = useMemo(() => {
    const { data } = formSchema.safeParse(form);
    return data && sheetOf(data, { texts, language });
  }, [form, texts, language]);
  return (
    <div className="p-gutter pt-0">
      {sheet === undefined ? (
        <p className="border-t border-joint py-4">{productFormStrings.wrong}</p>
      ) : (
        <ProductDrawing language={language} texts={texts} sheet={sheet} label={label} />
      )}
    </div>
  );
}

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
