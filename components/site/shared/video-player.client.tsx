'use client';

import { useEffect, useState, type ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { Image } from '@/components/ui/image';
import { frameAnswers } from './frame-answers';
import type { Film, FilmFiles } from '@/content/films';
import type { FilmTexts } from '@/content/strings/en/shared';

type VideoPlayerProps = {
  readonly texts: FilmTexts;
  readonly title: string;
  readonly film: Film;
  /** Picture shown until the player has responded, or permanently if it does not. */
  readonly poster: ComponentProps<typeof Image>['image'];
};

/** Player of a film over its poster. Mounted only while its dialog is open, so that closing stops the film. */
export function VideoPlayer({ texts, title, film: { embedUrl, own }, poster }: VideoPlayerProps) {
  return (
    <>
      <Image
        image={{ ...poster, alt: '' }}
        sizes="(width < 80rem) 90vw, 75rem"
        className="absolute inset-0"
      />
      {embedUrl !== undefined && <HostedFilm texts={texts} title={title} embedUrl={embedUrl} own={own} />}
      {embedUrl === undefined && own && <OwnFilm title={title} files={own} />}
    </>
  );
}

/** The website's own film, silent and in a loop. Without sound, browsers let it start by itself. */
function OwnFilm({ title, files }: { readonly title: string; readonly files: FilmFiles }) {
  return (
    <video controls autoPlay muted loop playsInline aria-label={title} className="absolute inset-0 size-full">
      <source src={files.av1} type='video/mp4; codecs="av01.0.05M.08"' />
      <source src={files.h264} type="video/mp4" />
    </video>
  );
}

/** Time in ms without response after which the page suggests to watch the film on the video host. */
const PATIENCE = 8000;

type HostedFilmProps = Pick<VideoPlayerProps, 'texts' | 'title'> &
  Required<Pick<Film, 'embedUrl'>> & { readonly own: FilmFiles | undefined };

/** The video host's player in an iframe; the website's own film, if it may take its place, where the host does not answer. */
function HostedFilm({ texts, title, embedUrl, own }: HostedFilmProps) {
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

  const missing = own ? texts.instead : texts.missing;
  const text = { waiting: '', late: texts.late, answered: '', missing }[state];
  return (
    <>
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
      {state === 'missing' && own && <OwnFilm title={title} files={own} />}
      {/* Below the link, where the website's own film is played: it would hide a phone's small film. */}
      <p
        role="status"
        className={cn(
          'absolute inset-x-0 text-paper',
          own && state === 'missing' ? 'top-full mt-14' : cn('bottom-0', text !== '' && 'bg-ink p-5'),
        )}
      >
        {text}
      </p>
    </>
  );
}
