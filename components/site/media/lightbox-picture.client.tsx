'use client';

import { useState } from 'react';
import { fallbackWidth, pictureFormats, variantPath, widthsFor } from '@/components/ui/image-variants';
import type { Photo } from './photo';
import type { LightboxTexts } from '@/content/strings/en/media';

type LightboxPictureProps = {
  readonly texts: LightboxTexts;
  readonly photo: Photo;
  /** Available space in px. */
  readonly room: { readonly width: number; readonly height: number };
  /** Zoom factor; 1 shows the whole picture. */
  readonly zoom: number;
};

/** One photo, as large as space and its own pixels allow; a message in its place if it cannot be loaded. */
export function LightboxPicture({ texts, photo, room, zoom }: LightboxPictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  const { src, alt, width, height } = photo;
  const shownWidth = Math.min(room.width, (room.height * width) / height, width);
  const place = { width: shownWidth, height: (shownWidth * height) / width };

  if (isBroken) {
    return (
      <p className="grid place-content-center bg-concrete-800 p-4 text-center" style={place}>
        {texts.missing}
      </p>
    );
  }
  return (
    <picture className="contents">
      {pictureFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          sizes={`${Math.ceil(shownWidth * zoom)}px`}
          srcSet={widthsFor(width)
            .map((candidate) => `${variantPath(src, candidate, format)} ${candidate}w`)
            .join(', ')}
        />
      ))}
      <img
        src={variantPath(src, fallbackWidth(width), 'jpg')}
        alt={alt}
        width={width}
        height={height}
        draggable={false}
        onError={() => setIsBroken(true)}
        className="bg-concrete-800"
        style={place}
      />
    </picture>
  );
}
