import { productFormStrings } from '@/components/admin/strings/product-form';
import { DrawnPicture } from '@/components/site/products/page/drawn-picture';
import { scaleOf } from '@/components/site/products/page/sheet';
import { pictureOfView } from '@/components/site/products/page/sheet-pictures';
import { viewsOf } from '@/content/entities/products/drawing/views';
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
  const views = viewsOf(data);
  const scale = scaleOf(views);
  return (
    <>
      <p>{kind}</p>
      <div className="product-views mt-2">
        {views.map((view) => (
          <figure key={view.name}>
            <DrawnPicture
              picture={pictureOfView(view, scale)}
              label={[drawing.views[view.name], ...view.dimensions.map(({ text }) => text)].join(', ')}
            />
            <figcaption>{drawing.views[view.name]}</figcaption>
          </figure>
        ))}
      </div>
    </>
  );
}
