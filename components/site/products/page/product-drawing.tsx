import { isometricOf } from '@/content/entities/products/form/isometric';
import type { Form } from '@/content/entities/products/form/schema';
import type { View } from '@/content/entities/products/form/view';
import { viewsOf } from '@/content/entities/products/form/views';
import { DrawnPicture } from './drawn-picture';
import { printScale, scaleOf } from './sheet';
import { BAR, pictureOfBar, pictureOfIsometric, pictureOfView } from './sheet-pictures';
import { drawingNote, isometricTitle, viewTitles } from './drawing-words';

type ProductDrawingProps = { readonly form: Form; readonly label: string };

/** The measured drawing of a product: three views at one scale, one isometric view, and a scale bar. */
export function ProductDrawing({ form, label }: ProductDrawingProps) {
  const views = viewsOf(form);
  const scale = scaleOf(views);
  const { ratio, width, letter } = printScale(scale);
  return (
    <figure className="product-drawing">
      <div
        className="product-views"
        style={{ '--print-width': `${width.toFixed(1)}mm`, '--print-letter': `${letter.toFixed(1)}px` }}
      >
        {views.map((view) => (
          <figure key={view.name}>
            <DrawnPicture
              picture={pictureOfView(view, scale)}
              label={`${viewTitles[view.name]} of ${label}: ${inWords(view)}`}
            />
            <figcaption>
              {viewTitles[view.name]}
              {view.note !== undefined && <span>{view.note}</span>}
            </figcaption>
          </figure>
        ))}
        <figure className="product-turn">
          <DrawnPicture
            picture={pictureOfIsometric(isometricOf(form))}
            label={`${label}, seen from the front, the right and above.`}
          />
          <div data-turn-place="" className="type-small print:hidden" />
          <figcaption className="flex flex-wrap items-center justify-between gap-x-4">
            {isometricTitle}
            <button
              type="button"
              data-turn=""
              className="min-h-11 cursor-pointer font-semibold text-ink underline underline-offset-4 print:hidden noscript:hidden"
            >
              Turn it around
            </button>
          </figcaption>
        </figure>
        <figure className="product-scale">
          <DrawnPicture picture={pictureOfBar(scale)} label={`Scale bar, ${BAR} millimetres`} />
          <figcaption>
            {BAR} mm <span className="hidden print:inline">Scale 1:{ratio}</span>
          </figcaption>
        </figure>
      </div>
      <figcaption className="mt-6 max-w-measure type-small text-concrete-600">{drawingNote}</figcaption>
    </figure>
  );
}

/** The stated lengths as a sentence. */
const inWords = ({ dimensions, note }: View) =>
  [...dimensions.map(({ text }) => text), ...(note === undefined ? [] : [note])].join(', ') ||
  'no lengths stated';
