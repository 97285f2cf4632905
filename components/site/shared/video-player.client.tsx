'use client';

import { useEffect, useState } from 'react';
import type { FilmTexts } from '@/content/strings/en/shared';

type VideoPlayerProps = {
  readonly texts: FilmTexts;
  readonly title: string;
  readonly embedUrl: string;
};

/** After so long (ms) without an answer the visitor is told where else the film can be seen. */
const PATIENCE = 8000;

/** The framed player of the video host. It exists only while its dialog is open, so that closing stops the film. */
export function VideoPlayer({ texts, title, embedUrl }: VideoPlayerProps) {
  const [state, setState] = useState<'waiting' | 'late' | 'loaded'>('waiting');

  useEffect(() => {
    const timer = setTimeout(() => setState((now) => (now === 'waiting' ? 'late' : now)), PATIENCE);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <iframe
        src={`${embedUrl}?autoplay=1&rel=0`}
        title={title}
        width={1280}
        height={720}
        loading="lazy"
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
        referrerPolicy="strict-origin-when-cross-origin"
        onLoad={() => setState('loaded')}
        className="absolute inset-0 size-full"
      />
      <p role="status" className="pointer-events-none absolute inset-x-0 top-0 p-5 text-paper">
        {state === 'late' && texts.late}
      </p>
    </>
  );
}
