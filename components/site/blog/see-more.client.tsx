'use client';

import { Children, useEffect, useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { buttonStyles } from '@/components/ui/button-styles';
import { ArrowDownIcon } from '@/components/ui/icons';
import { fill, type Language } from '@/lib/text';
import type { SeeMoreTexts } from '@/content/strings/articles';

type SeeMoreProps = {
  readonly language: Language;
  readonly texts: SeeMoreTexts;
  readonly first: number;
  readonly step: number;
  readonly children: ReactNode;
};

/** Collapses the exported list of cards (WAI-ARIA APG, Button), unless its tail has been in view. */
export function SeeMore({ language, texts, first, step, children }: SeeMoreProps) {
  const items = Children.toArray(children);
  const [shown, setShown] = useState(items.length);
  const [hasButton, setHasButton] = useState(false);
  const [news, setNews] = useState('');
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    const tail = list.current?.children[first];
    if (!tail || !('IntersectionObserver' in window)) return;
    const watcher = new IntersectionObserver(([entry]) => {
      watcher.disconnect();
      if (entry === undefined || entry.boundingClientRect.top < window.innerHeight) return;
      setShown(first);
      setHasButton(true);
    });
    watcher.observe(tail);
    return () => watcher.disconnect();
  }, [first]);

  const handleSeeMore = () => {
    const next = Math.min(shown + step, items.length);
    // Synchronous: the new cards must exist before one is focused, and the button may unmount only afterwards.
    flushSync(() => {
      setShown(next);
      setNews(fill(texts.added, { added: next - shown, shown: next, count: items.length }, language));
    });
    list.current?.children[shown]?.querySelector<HTMLElement>('a')?.focus();
    setHasButton(next < items.length);
  };

  return (
    <>
      <ul ref={list} className="article-grid">
        {items.map((item, index) => (
          <li key={index} hidden={index >= shown}>
            {item}
          </li>
        ))}
      </ul>
      <div className="mt-9 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <p className="type-data text-concrete-600">
          {fill(texts.shown, { shown, count: items.length }, language)}
        </p>
        {hasButton && (
          <button type="button" onClick={handleSeeMore} className={buttonStyles({ tone: 'ink' })}>
            <span>{texts.seeMore}</span>
            <ArrowDownIcon />
          </button>
        )}
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
    </>
  );
}
