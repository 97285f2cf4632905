import { Image } from '@/components/ui/image';
import type { Picture } from '@/lib/records';
import type { Locale } from '@/content/strings/locale';

type CheckListProps = {
  readonly locale: Locale;
  /** Checks in chronological order. */
  readonly checks: readonly { readonly title: string; readonly text: string }[];
  readonly pictures: readonly Readonly<Picture>[];
  /** Side of the pictures on wide screens. */
  readonly side: 'left' | 'right';
  /** Start of the items' ids, before a hyphen and their number. */
  readonly anchor?: string;
};

/** Numbered list of checks beside sticky pictures. */
export function CheckList({ locale, checks, pictures, side, anchor }: CheckListProps) {
  // Two pictures are stacked beside the list; more would be higher than the screen.
  const isPair = pictures.length === 2;
  const sizes = `(width >= 64rem) ${pictures.length > 2 ? 24 : 47}vw, ${pictures.length > 1 ? 50 : 100}vw`;
  return (
    <div className="grid items-start gap-x-gutter gap-y-10 lg:grid-cols-12">
      {pictures.length > 0 && (
        <div
          className={`grid gap-joint lg:sticky lg:top-28 lg:col-span-6 print:hidden ${
            pictures.length > 1 ? 'grid-cols-2' : ''
          } ${isPair ? 'lg:grid-cols-1' : ''} ${side === 'right' ? 'lg:order-last' : ''}`}
        >
          {pictures.map((picture, index) => (
            <div key={index} className="aspect-scene overflow-hidden bg-concrete-200 md:aspect-video">
              <Image image={picture} sizes={sizes} />
            </div>
          ))}
        </div>
      )}
      <ol className={`border-b border-joint ${pictures.length > 0 ? 'lg:col-span-6' : 'lg:col-span-full'}`}>
        {checks.map(({ title, text }, index) => (
          <li
            key={title}
            id={anchor && `${anchor}-${index + 1}`}
            className="grid grid-cols-number-text border-t border-joint py-6 first:border-t-2 first:border-ink sm:grid-cols-number-text-wide lg:py-7 print:break-inside-avoid"
          >
            {/* Hidden from screen readers: the ordered list has numbers. */}
            <span aria-hidden="true" className="type-data-large text-brand-ink">
              {locale.number(String(index + 1).padStart(2, '0'))}
            </span>
            <div>
              <h3 className="type-h3">{title}</h3>
              <p className="mt-2 max-w-text text-concrete-800">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}
