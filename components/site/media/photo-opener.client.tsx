'use client';

import { useState, type ComponentType, type MouseEvent, type ReactNode, type SyntheticEvent } from 'react';
import type { LightboxProps } from './lightbox.client';
import { photoOf, type Photo } from './photo';
import type { Language } from '@/lib/text';
import type { LightboxTexts } from '@/content/strings/media';

type PhotoOpenerProps = {
  readonly language: Language;
  readonly texts: LightboxTexts;
  readonly children: ReactNode;
};

type Opened = {
  readonly Lightbox: ComponentType<LightboxProps>;
  readonly name: string;
  readonly photos: readonly Photo[];
  readonly startAt: number;
  readonly opener: HTMLAnchorElement;
  /** Key of this opening: the close event of the previous dialog may arrive later. */
  readonly count: number;
};

const CARD = 'li[id]';

const loadLightbox = () => import('./lightbox.client').then(({ Lightbox }) => Lightbox);

/** Makes links to photos open the lightbox, preloaded on hover and focus; else they lead to the files. */
export function PhotoOpener({ language, texts, children }: PhotoOpenerProps) {
  const [opened, setOpened] = useState<Opened>();

  const handleApproach = ({ target }: SyntheticEvent) => {
    // A failed preload is ignored: a press retries.
    if (target instanceof Element && target.closest(CARD)) loadLightbox().catch(() => undefined);
  };

  const open = async (opener: HTMLAnchorElement) => {
    const Lightbox = await loadLightbox();
    const card = opener.closest(CARD);
    const photos = Array.from(card?.querySelectorAll<HTMLAnchorElement>('ol a') ?? [], photoOf);
    const startAt = photos.findIndex(({ src }) => src === opener.getAttribute('href'));
    if (startAt < 0) throw new Error(`${opener.href} is not among the photos of its card.`);
    const name = card?.querySelector('h3')?.textContent ?? '';
    setOpened((before) => ({ Lightbox, name, photos, startAt, opener, count: (before?.count ?? 0) + 1 }));
  };

  const handleClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(link).catch(() => location.assign(link.href));
  };

  /** Restores the focus: to the cover, or in the list to the last photo shown. */
  const handleClosed = (index: number) => {
    if (!opened) return;
    const { opener } = opened;
    setOpened((latest) => (latest === opened ? undefined : latest));
    (opener.closest('ol')?.querySelectorAll('a')[index] ?? opener).focus();
  };

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links in it are pressed, by the keyboard too */}
      <div onClick={handleClick} onPointerOver={handleApproach} onFocus={handleApproach}>
        {children}
      </div>
      {opened && (
        <opened.Lightbox
          key={opened.count}
          language={language}
          texts={texts}
          name={opened.name}
          photos={opened.photos}
          startAt={opened.startAt}
          onClosed={handleClosed}
        />
      )}
    </>
  );
}
