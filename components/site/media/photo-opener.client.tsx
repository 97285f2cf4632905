'use client';

import {
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import type { LightboxProps } from './lightbox.client';
import type { PhotoSet, PhotoSets } from './photo';

type PhotoOpenerProps = {
  /** Address of the `PhotoSets`. */
  readonly source: string;
  /** Cards with the ids of their sets; every link in them leads to a photo. */
  readonly children: ReactNode;
};

type Opened = {
  readonly Lightbox: ComponentType<LightboxProps>;
  readonly set: PhotoSet;
  readonly startAt: number;
  readonly opener: HTMLAnchorElement;
};

/** Carries the id of its set. */
const CARD = 'li[id]';

async function fetchLightbox(source: string) {
  const [{ Lightbox }, response] = await Promise.all([import('./lightbox.client'), fetch(source)]);
  if (!response.ok) throw new Error(`${source}: ${response.status}`);
  return { Lightbox, sets: (await response.json()) as PhotoSets };
}

/**
 * Lets links to photos open the lightbox. Its code and what it says of each photo are fetched when the visitor comes to
 * a card; where one of the two cannot be had, and without scripts, the link leads to the picture itself.
 */
export function PhotoOpener({ source, children }: PhotoOpenerProps) {
  const [opened, setOpened] = useState<Opened>();
  const fetched = useRef<ReturnType<typeof fetchLightbox>>(undefined);

  const prepare = () => {
    fetched.current ??= fetchLightbox(source);
    // The next approach tries again.
    fetched.current.catch(() => (fetched.current = undefined));
    return fetched.current;
  };

  const handleApproach = ({ target }: SyntheticEvent) => {
    if (target instanceof Element && target.closest(CARD)) void prepare().catch(() => undefined);
  };

  const open = async (opener: HTMLAnchorElement) => {
    const { Lightbox, sets } = await prepare();
    const set = sets[opener.closest(CARD)?.id ?? ''];
    const startAt = set?.photos.findIndex(({ src }) => src === opener.getAttribute('href')) ?? -1;
    if (!set || startAt < 0) throw new Error(`${source} does not know ${opener.href}.`);
    setOpened({ Lightbox, set, startAt, opener });
  };

  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(link).catch(() => location.assign(link.href));
  };

  /** Back to the cover, or in the list to the photo that was on show. */
  const handleClosed = (index: number) => {
    if (!opened) return;
    const { opener } = opened;
    setOpened(undefined);
    (opener.closest('ol')?.querySelectorAll('a')[index] ?? opener).focus();
  };

  return (
    <>
      {/* The links in it are pressed, by the keyboard too. */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div onClick={handleClick} onPointerOver={handleApproach} onFocus={handleApproach}>
        {children}
      </div>
      {opened && (
        <opened.Lightbox
          name={opened.set.name}
          photos={opened.set.photos}
          startAt={opened.startAt}
          onClosed={handleClosed}
        />
      )}
    </>
  );
}
