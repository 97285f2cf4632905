import { useEffect, useRef } from 'react';
import { ArrowLeftIcon, ArrowRightIcon, CloseIcon, MinusIcon, PlusIcon } from '@/components/ui/icons';
import { Image } from '@/components/ui/image';
import { Link } from '@/components/ui/link';
import { fill, type Language } from '@/lib/text';
import type { Photo } from './photo';
import type { LightboxTexts } from '@/content/strings/media';

const square =
  'grid size-square cursor-pointer place-content-center -outline-offset-3 border border-joint-dark hover:bg-paper hover:text-ink';

type LightboxHeadProps = {
  readonly texts: LightboxTexts;
  readonly name: string;
  /** Position, such as `3 / 12`. */
  readonly place: string;
  readonly isZoomed: boolean;
  readonly dialogId: string;
  readonly onZoom: () => void;
};

/** Bar above the photo: category, position, zoom and close buttons. */
export function LightboxHead({ texts, name, place, isZoomed, dialogId, onZoom }: LightboxHeadProps) {
  return (
    <div className="flex shrink-0 items-stretch justify-between border-b border-joint-dark">
      <div className="order-last flex">
        <button
          type="button"
          commandfor={dialogId}
          command="close"
          aria-label={texts.close}
          className={`order-last -ml-px ${square}`}
        >
          <CloseIcon />
        </button>
        <button
          type="button"
          onClick={onZoom}
          aria-label={isZoomed ? texts.whole : texts.zoom}
          className={square}
        >
          {isZoomed ? <MinusIcon /> : <PlusIcon />}
        </button>
      </div>
      <p className="flex min-w-0 items-center gap-x-5 pl-gutter leading-tight">
        <span className="truncate font-semibold">{name}</span>
        <span className="shrink-0 type-data" aria-hidden="true">
          {place}
        </span>
      </p>
    </div>
  );
}

type LightboxArrowsProps = {
  readonly texts: LightboxTexts;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
};

/** Buttons for the previous and next photo. */
export function LightboxArrows({ texts, onPrevious, onNext }: LightboxArrowsProps) {
  return (
    <div className="flex">
      <button type="button" onClick={onPrevious} aria-label={texts.previous} className={square}>
        <ArrowLeftIcon />
      </button>
      <button type="button" onClick={onNext} aria-label={texts.next} className={`-ml-px ${square}`}>
        <ArrowRightIcon />
      </button>
    </div>
  );
}

/** Caption of the photo, linked to the page of its subject if there is one. */
export const LightboxCaption = ({ caption, page }: Pick<Photo, 'caption' | 'page'>) => (
  <p className="flex items-center py-2 pr-4 pl-gutter leading-snug">
    {page === undefined ? (
      caption
    ) : (
      <Link href={page} className="flex min-h-11 items-center underline underline-offset-4">
        {caption}
      </Link>
    )}
  </p>
);

type LightboxThumbnailsProps = {
  readonly language: Language;
  readonly texts: LightboxTexts;
  readonly photos: readonly Photo[];
  readonly current: number;
  readonly onChoose: (index: number) => void;
};

/** Strip of thumbnails; the current one is framed and scrolled into view. */
export function LightboxThumbnails(props: LightboxThumbnailsProps) {
  const { language, texts, photos, current, onChoose } = props;
  const strip = useRef<HTMLOListElement>(null);

  useEffect(() => {
    const list = strip.current;
    const item = list?.children[current];
    if (!list || !(item instanceof HTMLElement)) return;
    list.scrollLeft = item.offsetLeft - (list.clientWidth - item.clientWidth) / 2;
  }, [current]);

  return (
    <ol
      ref={strip}
      aria-label={texts.all}
      className="lightbox-strip relative flex gap-joint overflow-x-auto border-t border-joint-dark px-gutter py-3"
    >
      {photos.map((photo, index) => (
        <li key={index} className="w-24 shrink-0">
          <button
            type="button"
            onClick={() => onChoose(index)}
            aria-label={fill(texts.photo, { number: index + 1, caption: photo.caption }, language)}
            aria-current={index === current ? 'true' : undefined}
            className="block aspect-block w-full cursor-pointer overflow-hidden bg-concrete-800 opacity-60 hover:opacity-100 aria-current:border-2 aria-current:border-paper aria-current:opacity-100"
          >
            <Image image={{ ...photo, alt: '' }} sizes="96px" />
          </button>
        </li>
      ))}
    </ol>
  );
}
