'use client';

import { useState } from 'react';
import { fallbackWidth, pictureFormats, variantPath, widthsFor } from '@/lib/pictures';
import type { Photo } from './photo';
import type { LightboxTexts } from '@/content/strings/media';

type LightboxPictureProps = {
  readonly texts: LightboxTexts;
  readonly photo: Photo;
  /** Available space in px. */
  readonly room: { readonly width: number; readonly height: number };
  /** Width to height beyond which the sides of a photo are cut off. */
  readonly widest?: number;
  /** Zoom factor; 1 is as large as the space. */
  readonly zoom: number;
};

/** One photo, as large as space and its own pixels allow; a message in its place if it cannot be loaded. */
export function LightboxPicture({ texts, photo, room, zoom, widest = Infinity }: LightboxPictureProps) {
  const [isBroken, setIsBroken] = useState(false);
  const { src, alt, width, height } = photo;
  const ratio = Math.min(widest, width / height);
  const shownWidth = Math.min(room.width, room.height * ratio, height * ratio);
  const place = { width: shownWidth, height: shownWidth / ratio };

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
          sizes={`${Math.ceil((place.height * width * zoom) / height)}px`}
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
        className="bg-concrete-800 object-cover"
        style={place}
      />
    </picture>
  );
}
