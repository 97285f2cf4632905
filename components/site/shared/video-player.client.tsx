'use client';

import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { Image } from '@/components/ui/image';
import { frameAnswers } from './frame-answers';
import { usePlayerError } from './use-player-error';
import type { Film, FilmFiles } from '@/content/registry/films';
import type { FilmTexts } from '@/content/strings/shared';

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

/** Time in ms after which a host that has not answered is given up. */
const PATIENCE = 8000;

type HostedFilmProps = Pick<VideoPlayerProps, 'texts' | 'title'> &
  Required<Pick<Film, 'embedUrl'>> & { readonly own: FilmFiles | undefined };

/** How the host is doing: `late` may still answer, `silent` does not, `refused` cannot play this film. */
type HostState = 'waiting' | 'late' | 'answered' | 'silent' | 'refused';

/**
 * The video host's player in an iframe. Where the host does not answer within `PATIENCE`, or its player reports an error,
 * the website's own film takes its place; without one, a sentence leads to the host's page.
 */
function HostedFilm({ texts, title, embedUrl, own }: HostedFilmProps) {
  const [state, setState] = useState<HostState>('waiting');
  const frame = useRef<HTMLIFrameElement>(null);
  const isGone = state === 'silent' || state === 'refused';
  usePlayerError(frame, new URL(embedUrl).origin, () => setState('refused'));

  useEffect(() => {
    let isClosed = false;
    const settle = (next: HostState) => setState((now) => (now === 'waiting' || now === 'late' ? next : now));
    void frameAnswers(embedUrl).then((answers) => {
      if (!isClosed) settle(answers ? 'answered' : 'silent');
    });
    const timer = setTimeout(() => settle(own ? 'silent' : 'late'), PATIENCE);
    return () => {
      isClosed = true;
      clearTimeout(timer);
    };
  }, [embedUrl, own]);

  const cause = { waiting: '', late: texts.late, answered: '', silent: texts.silent, refused: texts.refused }[
    state
  ];
  const text = cause && `${cause} ${isGone && own ? texts.instead : texts.below}`;
  return (
    <>
      {!isGone && (
        <iframe
          ref={frame}
          src={`${embedUrl}?autoplay=1&rel=0&enablejsapi=1&origin=${encodeURIComponent(location.origin)}`}
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
      {isGone && own && <OwnFilm title={title} files={own} />}
      {/* Below the link, where the website's own film is played: it would hide a phone's small film. */}
      <p
        role="status"
        className={cn(
          'absolute inset-x-0 text-paper',
          isGone && own ? 'top-full mt-14' : cn('bottom-0', text !== '' && 'bg-ink p-5'),
        )}
      >
        {text}
      </p>
    </>
  );
}
