import { ArrowLeftIcon, ArrowRightIcon, CloseIcon, MinusIcon, PlusIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import type { Photo } from './photo';
import type { LightboxTexts } from '@/content/strings/en/media';

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
