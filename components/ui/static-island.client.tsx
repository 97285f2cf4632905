'use client';

import { useState, type HTMLAttributes, type ReactNode } from 'react';

type StaticIslandProps = HTMLAttributes<HTMLElement> & {
  /** Unique on the page. */
  readonly name: string;
  readonly as?: 'div' | 'span' | 'section' | 'header' | 'footer' | 'ul';
  /** Server components without any client component among them. */
  readonly children?: ReactNode;
};

/**
 * Part of the page that never changes: `scripts/export/static-islands.ts` removes `children` from the payload, and
 * hydration keeps the HTML. If React renders the page anew, the island copies its content from the old document.
 */
export function StaticIsland({ name, as: Tag = 'div', children, ...attributes }: StaticIslandProps) {
  const [kept] = useState(() =>
    children === undefined ? document.querySelector(`[data-static="${name}"]`)?.innerHTML : undefined,
  );
  return (
    <Tag
      {...attributes}
      data-static={name}
      {...(kept === undefined
        ? { children }
        : { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: kept } })}
    />
  );
}
