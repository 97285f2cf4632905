'use client';

import { useEffect, useRef } from 'react';

/** Scroll offset in px up to which the header is transparent (docs/requirements.md). */
const THRESHOLD = 90;

/** Sets the header's `--solid` by a sentinel in browsers without scroll timelines (`styles/header.css`). */
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
