'use client';

import { useEffect, useRef } from 'react';

/** Scroll offset in px up to which the header is transparent (docs/requirements.md). */
const THRESHOLD = 90;

/** Keeps what is chosen on the page (category, words of a search, measures): all of it is in the address. */
function keepQuery({ target }: MouseEvent) {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a.language-switch');
  if (link) link.search = location.search;
}

/**
 * Sets the header's `--solid` by a sentinel in browsers without scroll timelines (`styles/header.css`), and lets the
 * language switches, which are static, keep the query.
 */
export function HeaderState() {
  const sentinel = useRef<HTMLDivElement>(null);

  useEffect(() => {
    document.addEventListener('click', keepQuery, true);
    return () => document.removeEventListener('click', keepQuery, true);
  }, []);

  useEffect(() => {
    const element = sentinel.current;
    const state = element?.parentElement;
    if (!element || !state || CSS.supports('animation-timeline: scroll()')) return;
    if (!('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => {
      state.style.setProperty('--solid', entry?.isIntersecting === false ? '1' : '0');
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={sentinel}
      className="absolute top-0 left-0 w-px"
      style={{ height: THRESHOLD }}
      aria-hidden="true"
    />
  );
}
