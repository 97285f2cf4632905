import type { Elements } from '@/components/ui/elements';
import { type Graphic, type Sheet, titleOf, svgOf, viewBoxOf, barLength } from '@/lib/geometry';
import { palette } from '@/content/registry/drawing-colours';
import { measuresIn } from '@/content/strings/measures';
import { fill, type Language } from '@/lib/text';
import type { DrawingTexts } from '@/content/strings/product-page';

type ProductDrawingProps = {
  readonly language: Language;
  readonly texts: DrawingTexts;
  readonly sheet: Sheet;
  readonly label: string;
};

/** Dimensioned drawing of a product: three views at one scale, an isometric view, scale bar and projection symbol. */
export function ProductDrawing({ language, texts, sheet, label }: ProductDrawingProps) {
  const { ratio, views, bar, symbol } = sheet;
  const isometric = views.at(-1);
  return (
    <figure className="product-drawing">
      <MeasuredViews sheet={sheet} texts={texts} label={label}>
        {isometric && (
          <figure className="product-turn">
            <figcaption className="flex flex-wrap items-center justify-between gap-x-4">
              <span>{titleOf(isometric, texts)}</span>
              <button
                type="button"
                data-turn=""
                className="-my-3 min-h-11 cursor-pointer font-semibold text-ink underline underline-offset-4 print:hidden noscript:hidden"
              >
                {texts.turn}
              </button>
            </figcaption>
            <Drawn picture={isometric} ratio={ratio} label={fill(texts.isometricOf, { product: label })} />
            <div data-turn-place="" className="type-small print:hidden" />
          </figure>
        )}
        <figure className="product-scale">
          <Drawn
            picture={bar}
            ratio={ratio}
            label={fill(texts.bar, { length: barLength(ratio) }, language)}
          />
          <Drawn picture={symbol} ratio={ratio} label={texts.projection} />
          <figcaption>
            <span>{texts.projection}</span>{' '}
            <span className="hidden print:inline">{fill(texts.scale, { ratio }, language)}</span>
          </figcaption>
        </figure>
      </MeasuredViews>
      <figcaption className="mt-6 max-w-measure type-small text-concrete-600">{texts.note}</figcaption>
    </figure>
  );
}

type MeasuredViewsProps = {
  readonly sheet: Sheet;
  readonly texts: DrawingTexts;
  /** Title of the product, for the accessible names of its views. */
  readonly label: string;
  readonly children?: Elements;
};

/** Front, section and plan at one scale, followed by `children`. */
export function MeasuredViews({ sheet: { ratio, views }, texts, label, children }: MeasuredViewsProps) {
  const measured = views.filter(({ name }) => name !== 'isometric');
  const widest = Math.max(...measured.map(({ box }) => box.max[0] - box.min[0]));
  return (
    <div className="product-views" style={{ '--widest': Math.round(widest), '--ratio': ratio }}>
      {measured.map((view) => (
        <figure key={view.name}>
          <figcaption>{titleOf(view, texts)}</figcaption>
          <Drawn
            picture={view}
            ratio={ratio}
            label={fill(view.stated.length > 0 ? texts.viewOf : texts.viewAlone, {
              view: titleOf(view, texts),
              product: label,
              lengths: measuresIn(view.stated, texts.measures),
            })}
          />
        </figure>
      ))}
      {children}
    </div>
  );
}

type DrawnProps = {
  readonly picture: Graphic;
  readonly ratio: number;
  readonly label: string;
  readonly describedBy?: string;
};

/** Renders one view as SVG; `styles/product.css` styles its lines on screens. */
export const Drawn = ({ picture, ratio, label, describedBy }: DrawnProps) => (
  <svg
    role="img"
    aria-label={label}
    aria-describedby={describedBy}
    viewBox={viewBoxOf(picture.box)}
    style={{ '--width': Math.round(picture.box.max[0] - picture.box.min[0]) }}
    dangerouslySetInnerHTML={{ __html: svgOf(picture, ratio, palette) }}
  />
);
