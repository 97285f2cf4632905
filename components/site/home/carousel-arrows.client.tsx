'use client';

import { useLayoutEffect, useRef, type MouseEvent } from 'react';
import { ArrowLeftIcon, ArrowRightIcon } from '@/components/ui/icons';
import { fill } from '@/lib/text';
import type { CarouselTexts } from '@/content/strings/home';

type CarouselArrowsProps = {
  readonly texts: CarouselTexts;
  /** Title of the row. */
  readonly title: string;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
};

const SQUARE =
  'grid size-square cursor-pointer place-content-center border border-ink hover:bg-ink hover:text-paper not-first:-ml-px';

/** Previous and next buttons; each one unmounts at its end of the row, and the focus moves to the other. */
export function CarouselArrows(props: CarouselArrowsProps) {
  const { texts, title, hasPrevious, hasNext, onPrevious, onNext } = props;
  const group = useRef<HTMLDivElement>(null);
  const heldFocus = useRef(false);

  useLayoutEffect(() => {
    // Restores the focus after the pressed arrow has unmounted.
    const isLost = heldFocus.current && document.activeElement === document.body;
    if (isLost) group.current?.querySelector('button')?.focus();
  }, [hasPrevious, hasNext]);

  const press = (action: () => void) => (event: MouseEvent) => {
    heldFocus.current = document.activeElement === event.currentTarget;
    action();
  };

  return (
    <div ref={group} className="flex min-h-square noscript:hidden">
      {hasPrevious && (
        <button
          type="button"
          onClick={press(onPrevious)}
          aria-label={fill(texts.previous, { title })}
          className={SQUARE}
        >
          <ArrowLeftIcon />
        </button>
      )}
      {hasNext && (
        <button
          type="button"
          onClick={press(onNext)}
          aria-label={fill(texts.next, { title })}
          className={SQUARE}
        >
          <ArrowRightIcon />
        </button>
      )}
    </div>
  );
}
