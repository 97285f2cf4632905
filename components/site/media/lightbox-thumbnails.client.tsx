'use client';

import { useEffect, useRef } from 'react';
import { Image } from '@/components/ui/image';
import type { Photo } from './photo';
import { fill } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';
import type { LightboxTexts } from '@/content/strings/en/media';

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
