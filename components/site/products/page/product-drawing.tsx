import { isometricOf } from '@/content/entities/products/drawing/isometric';
import type { Form } from '@/content/entities/products/form/schema';
import type { View } from '@/content/entities/products/drawing/view';
import { viewsOf } from '@/content/entities/products/drawing/views';
import { DrawnPicture } from './drawn-picture';
import { printScale, scaleOf, shareOf } from './sheet';
import { BAR, pictureOfBar, shareOfBar, pictureOfIsometric, pictureOfView } from './sheet-pictures';
import { fill } from '@/content/lib/fill';
import type { DrawingTexts } from '@/content/strings/en/product-page';
import { noteIn } from './note-in';
import type { Language } from '@/content/lib/language';

type ProductDrawingProps = {
  readonly language: Language;
  readonly texts: DrawingTexts;
  readonly form: Form;
  readonly label: string;
};

/** The measured drawing of a product: three views at one scale, one isometric view, and a scale bar. */
export function ProductDrawing({ language, texts, form, label }: ProductDrawingProps) {
  const views = viewsOf(form);
  const scale = scaleOf(views);
  const { ratio, width, letter } = printScale(scale);
  return (
    <figure className="product-drawing">
      <div
        className="product-views"
        style={{ '--print-sheet': `${width.toFixed(1)}mm`, '--print-letter': `${letter.toFixed(1)}px` }}
      >
        {views.map((view) => (
          <figure key={view.name} style={{ '--print-share': shareOf(view, scale) }}>
            <DrawnPicture
              picture={pictureOfView(view, scale)}
              label={fill(texts.viewOf, {
                view: texts.views[view.name],
                product: label,
                lengths: inWords(view, texts, language) || texts.noLengths,
              })}
            />
            <figcaption>
              {texts.views[view.name]}
              {view.note !== undefined && <span>{noteIn(texts, view.note, language)}</span>}
            </figcaption>
          </figure>
        ))}
        <figure className="product-turn">
          <DrawnPicture
            picture={pictureOfIsometric(isometricOf(form))}
            label={fill(texts.isometricOf, { product: label })}
          />
          <div data-turn-place="" className="type-small print:hidden" />
          <figcaption className="flex flex-wrap items-center justify-between gap-x-4">
            {texts.isometric}
            <button
              type="button"
              data-turn=""
              className="min-h-11 cursor-pointer font-semibold text-ink underline underline-offset-4 print:hidden noscript:hidden"
            >
              {texts.turn}
            </button>
          </figcaption>
        </figure>
        <figure className="product-scale" style={{ '--print-share': shareOfBar(scale) }}>
          <DrawnPicture picture={pictureOfBar(scale)} label={fill(texts.bar, { length: BAR }, language)} />
          <figcaption>
            {fill(texts.barLength, { length: `${BAR}` })}{' '}
            <span className="hidden print:inline">{fill(texts.scale, { ratio }, language)}</span>
          </figcaption>
        </figure>
      </div>
      <figcaption className="mt-6 max-w-measure type-small text-concrete-600">{texts.note}</figcaption>
    </figure>
  );
}

/** The stated lengths as a sentence. */
const inWords = ({ dimensions, note }: View, texts: DrawingTexts, language: Language) =>
  [
    ...dimensions.map(({ text }) => text),
    ...(note === undefined ? [] : [noteIn(texts, note, language)]),
  ].join(', ');
