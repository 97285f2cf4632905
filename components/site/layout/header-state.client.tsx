'use client';

import { useEffect, useRef } from 'react';

/** Scrolling (px) up to which the header stays transparent (docs/requirements.md). */
const THRESHOLD = 90;

/**
 * Stands in for the scroll-driven header of `styles/header.css` in browsers without scroll timelines: a sentinel as
 * high as the threshold, watched by an IntersectionObserver, sets `--solid` on the element around it.
 */
export function HeaderState() {
  const sentinel = useRef<HTMLDivElement>(null);

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
