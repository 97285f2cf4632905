'use client';

import { useEffect, useState, type ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { Image } from '@/components/ui/image';
import { frameAnswers } from './frame-answers';
import type { FilmTexts } from '@/content/strings/en/shared';

type VideoPlayerProps = {
  readonly texts: FilmTexts;
  readonly title: string;
  readonly embedUrl: string;
  /** Picture shown until the player has responded, or permanently if it does not. */
  readonly poster: ComponentProps<typeof Image>['image'];
};

/** Time in ms without response after which the page suggests to watch the film on the video host. */
const PATIENCE = 8000;

/** The video host's player in an iframe. Mounted only while its dialog is open, so that closing stops the film. */
export function VideoPlayer({ texts, title, embedUrl, poster }: VideoPlayerProps) {
  const [state, setState] = useState<'waiting' | 'late' | 'answered' | 'missing'>('waiting');

  useEffect(() => {
    let isGone = false;
    void frameAnswers(embedUrl).then((answers) => {
      if (!isGone) setState(answers ? 'answered' : 'missing');
    });
    const timer = setTimeout(() => setState((now) => (now === 'waiting' ? 'late' : now)), PATIENCE);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [embedUrl]);

  const text = { waiting: '', late: texts.late, answered: '', missing: texts.missing }[state];
  return (
    <>
      <Image
        image={{ ...poster, alt: '' }}
        sizes="(width < 80rem) 90vw, 75rem"
        className="absolute inset-0"
      />
      {state !== 'missing' && (
        <iframe
          src={`${embedUrl}?autoplay=1&rel=0`}
          title={title}
          width={1280}
          height={720}
          loading="lazy"
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-presentation"
          referrerPolicy="strict-origin-when-cross-origin"
          className={cn('absolute inset-0 size-full', state !== 'answered' && 'opacity-0')}
        />
      )}
      <p role="status" className={cn('absolute inset-x-0 bottom-0 text-paper', text !== '' && 'bg-ink p-5')}>
        {text}
      </p>
    </>
  );
}
