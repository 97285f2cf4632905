'use client';

import { useRef, useState, type KeyboardEvent } from 'react';
import type { ControllerRef, ZoomRef } from 'yet-another-react-lightbox';
import { Dialog } from '@/components/ui/dialog.client';
import { ArrowLeftIcon } from '@/components/ui/icons/arrow-left-icon';
import { ArrowRightIcon } from '@/components/ui/icons/arrow-right-icon';
import { CloseIcon } from '@/components/ui/icons/close-icon';
import { MinusIcon } from '@/components/ui/icons/minus-icon';
import { PlusIcon } from '@/components/ui/icons/plus-icon';
import { LightboxStage } from './lightbox-stage.client';
import { LightboxThumbnails } from './lightbox-thumbnails.client';
import type { Photo } from './photo';

export type LightboxProps = {
  /** Of the category; names the dialog. */
  readonly name: string;
  readonly photos: readonly Photo[];
  readonly startAt: number;
  /** Is told which photo was on show. */
  readonly onClosed: (index: number) => void;
};

const ID = 'lightbox';
const square =
  'grid size-square cursor-pointer place-content-center -outline-offset-3 border border-joint-dark hover:bg-paper hover:text-ink';

/**
 * The photos of one category, one at a time (WAI-ARIA APG, Dialog (Modal) around a Carousel). The frame, its
 * buttons and keys are here; swiping and zooming are the stage's.
 */
export function Lightbox({ name, photos, startAt, onClosed }: LightboxProps) {
  const [index, setIndex] = useState(startAt);
  const [zoomed, setZoomed] = useState(false);
  const carousel = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  const { caption = '' } = photos[index] ?? {};

  const toggleZoom = () => (zoomed ? zoom.current?.changeZoom(1) : zoom.current?.zoomIn());

  const handleKeyDown = (event: KeyboardEvent) => {
    const action = {
      ArrowLeft: () => carousel.current?.prev(),
      ArrowRight: () => carousel.current?.next(),
      Home: () => setIndex(0),
      End: () => setIndex(photos.length - 1),
      '+': () => {
        zoom.current?.zoomIn();
        // From here the arrow keys move the enlarged picture.
        carousel.current?.focus();
      },
    }[event.key];
    if (!action || event.metaKey || event.ctrlKey || event.altKey) return;
    event.preventDefault();
    action();
  };

  return (
    <Dialog
      id={ID}
      openOnMount
      onClosed={() => onClosed(index)}
      onKeyDown={handleKeyDown}
      aria-label={`${name}, photos`}
      className="lightbox text-paper"
      data-ground="dark"
    >
      <div className="flex h-full flex-col" data-dialog-area>
        <div className="flex shrink-0 items-stretch justify-between border-b border-joint-dark">
          <div className="order-last flex">
            <button
              type="button"
              commandfor={ID}
              command="close"
              aria-label="Close"
              className={`order-last -ml-px ${square}`}
            >
              <CloseIcon />
            </button>
            <button
              type="button"
              onClick={toggleZoom}
              aria-label={zoomed ? 'Whole picture' : 'Zoom in'}
              className={square}
            >
              {zoomed ? <MinusIcon /> : <PlusIcon />}
            </button>
          </div>
          <p className="flex min-w-0 items-center gap-x-5 pl-gutter leading-tight">
            <span className="truncate font-semibold">{name}</span>
            <span className="shrink-0 type-data" aria-hidden="true">
              {index + 1} / {photos.length}
            </span>
          </p>
        </div>
        <div className="relative min-h-0 flex-1">
          <LightboxStage
            name={name}
            photos={photos}
            index={index}
            carousel={carousel}
            zoom={zoom}
            onShow={setIndex}
            onZoom={setZoomed}
          />
        </div>
        <div className="shrink-0 border-t border-joint-dark">
          <div className="flex items-stretch justify-between">
            <p className="flex items-center py-2 pr-4 pl-gutter leading-snug">{caption}</p>
            <div className="flex">
              <button
                type="button"
                onClick={() => carousel.current?.prev()}
                aria-label="Previous photo"
                className={square}
              >
                <ArrowLeftIcon />
              </button>
              <button
                type="button"
                onClick={() => carousel.current?.next()}
                aria-label="Next photo"
                className={`-ml-px ${square}`}
              >
                <ArrowRightIcon />
              </button>
            </div>
          </div>
          <LightboxThumbnails photos={photos} current={index} onChoose={setIndex} />
        </div>
        <p role="status" className="sr-only">
          {index + 1} of {photos.length}: {caption}
        </p>
      </div>
    </Dialog>
  );
}
