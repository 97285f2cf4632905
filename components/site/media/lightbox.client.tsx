'use client';

import { useRef, useState, type KeyboardEvent } from 'react';
import type { ControllerRef, ZoomRef } from 'yet-another-react-lightbox';
import { Dialog } from '@/components/ui/dialog.client';
import { LightboxArrows, LightboxCaption, LightboxHead, LightboxThumbnails } from './lightbox-bars';
import { LightboxStage } from './lightbox-stage.client';
import type { Photo } from './photo';
import { fill, inDigits, type Language } from '@/lib/text';
import type { LightboxTexts } from '@/content/strings/media';

export type LightboxProps = {
  readonly language: Language;
  readonly texts: LightboxTexts;
  readonly name: string;
  readonly photos: readonly Photo[];
  readonly startAt: number;
  readonly onClosed: (index: number) => void;
};

const ID = 'lightbox';

/** Photos of a category, one at a time (WAI-ARIA APG, Dialog (Modal) around a Carousel). */
export function Lightbox({ language, texts, name, photos, startAt, onClosed }: LightboxProps) {
  const [index, setIndex] = useState(startAt);
  const [zoomed, setZoomed] = useState(false);
  const carousel = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  const { caption = '', page } = photos[index] ?? {};
  const place = fill(texts.place, { number: index + 1, count: photos.length, caption }, language);

  const toggleZoom = () => (zoomed ? zoom.current?.changeZoom(1) : zoom.current?.zoomIn());

  const handleKeyDown = (event: KeyboardEvent) => {
    const action = {
      ArrowLeft: () => carousel.current?.prev(),
      ArrowRight: () => carousel.current?.next(),
      Home: () => setIndex(0),
      End: () => setIndex(photos.length - 1),
      '+': () => {
        zoom.current?.zoomIn();
        // Focuses the stage, so that arrow keys pan the enlarged picture.
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
      aria-label={fill(texts.label, { name })}
      className="lightbox text-paper"
      data-ground="dark"
    >
      <div className="flex h-full flex-col" data-dialog-area>
        <LightboxHead
          texts={texts}
          name={name}
          place={inDigits(`${index + 1} / ${photos.length}`, language)}
          isZoomed={zoomed}
          dialogId={ID}
          onZoom={toggleZoom}
        />
        <div className="relative min-h-0 flex-1">
          <LightboxStage
            texts={texts}
            // eslint-disable-next-line no-restricted-syntax -- the library's own keys, which are shown to nobody
            labels={{ ...texts.roles, 'Photo gallery': name, '{index} of {total}': place }}
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
            <LightboxCaption caption={caption} page={page} />
            <LightboxArrows
              texts={texts}
              onPrevious={() => carousel.current?.prev()}
              onNext={() => carousel.current?.next()}
            />
          </div>
          <LightboxThumbnails
            language={language}
            texts={texts}
            photos={photos}
            current={index}
            onChoose={setIndex}
          />
        </div>
        <p role="status" className="sr-only">
          {place}
        </p>
      </div>
    </Dialog>
  );
}
