import { useMemo } from 'react';
import { productFormStrings } from './strings/products';
import { ProductDrawing, MeasuredViews } from '@/components/site/products/page/product-drawing';
import type { Locale } from '@/content/strings/locale';
import { formSchema, sheetOf, presetOf } from '@/lib/geometry';
import { drawing } from '@/content/strings/en/product-page';

type ProductFormPreviewProps = {
  readonly form: unknown;
  readonly label: string;
  readonly locale: Locale;
};

/** Preview of a product's drawing, by the page's component; a note instead while a measure is invalid. */
export function ProductFormPreview({ form, label, locale }: ProductFormPreviewProps) {
  const { language, strings } = locale;
  const texts = strings.drawing;
  // Memoized: changes of other fields do not recompute the drawing.
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

/** Shows the shape of a draft, which may be invalid or missing: the name of its kind, and the dimensioned views. */
export function ProductShape({ value }: { readonly value: unknown }) {
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
