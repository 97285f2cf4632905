'use client';

import { useRef, useState, type ComponentType, type MouseEvent, type ReactNode } from 'react';
import type { LightboxProps } from './lightbox.client';
import type { Photo } from './photo';

type PhotoSetProps = {
  readonly name: string;
  /** At least one; the first is the thumbnail. */
  readonly photos: readonly Photo[];
  /** The thumbnail. */
  readonly children: ReactNode;
};

type OpenLightbox = {
  readonly Lightbox: ComponentType<LightboxProps>;
  readonly startAt: number;
  /** Whether it was opened from the list of titles, and not from the thumbnail. */
  readonly isFromList: boolean;
};

/** The code arrives with the first photo that is opened; `undefined` when it could not be had. */
const loadLightbox = () =>
  import('./lightbox.client').then(
    ({ Lightbox }) => Lightbox,
    () => undefined,
  );

/**
 * One category of photos: a thumbnail with the count set large, and every photo by title. All of them are links to the
 * pictures themselves; where scripts run they open the lightbox instead.
 */
export function PhotoSet({ name, photos, children }: PhotoSetProps) {
  const [open, setOpen] = useState<OpenLightbox>();
  const root = useRef<HTMLDivElement>(null);

  const handleClick = async (event: MouseEvent<HTMLAnchorElement>, startAt: number, isFromList: boolean) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    const Lightbox = await loadLightbox();
    if (Lightbox) setOpen({ Lightbox, startAt, isFromList });
    else location.assign(href);
  };

  const handleClosed = (index: number) => {
    const opener = open?.isFromList ? `[data-photo="${index}"]` : '[data-cover]';
    setOpen(undefined);
    root.current?.querySelector<HTMLElement>(opener)?.focus();
  };

  return (
    <div ref={root} onPointerEnter={() => void loadLightbox()} onFocus={() => void loadLightbox()}>
      <a
        data-cover
        href={photos[0]?.src}
        aria-label={`${name}, ${photos.length}+ photos`}
        onClick={(event) => void handleClick(event, 0, false)}
        className="gallery-picture group relative block overflow-hidden bg-concrete-100"
      >
        {children}
        <span className="gallery-module items-end pb-3 pl-5 type-figure group-hover:bg-ink group-hover:text-paper">
          {photos.length}+
        </span>
      </a>
      <h3 className="mt-5 type-h3">{name}</h3>
      <details className="group/list mt-1.5">
        <summary className="inline-flex cursor-pointer list-none items-center gap-2 py-1.5 type-data text-concrete-600 hover:text-ink">
          <span className="gallery-sign" aria-hidden="true" />
          Photos by title
        </summary>
        <ol className="mt-2 border-t border-joint type-small">
          {photos.map(({ src, caption }, index) => (
            <li key={src} className="flex gap-4 border-b border-joint">
              <span className="w-6 shrink-0 py-2.5 type-data text-concrete-600" aria-hidden="true">
                {index + 1}
              </span>
              <a
                data-photo={index}
                href={src}
                onClick={(event) => void handleClick(event, index, true)}
                className="flex-1 py-2 underline-offset-4 hover:underline"
              >
                {caption}
              </a>
            </li>
          ))}
        </ol>
      </details>
      {open && <open.Lightbox name={name} photos={photos} startAt={open.startAt} onClosed={handleClosed} />}
    </div>
  );
}
