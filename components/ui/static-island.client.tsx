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
 * A part of the page that never changes once it is there. The export takes its content out of the data that React reads
 * when it starts (`scripts/export/static-islands.ts`), since the HTML says it already; `children` is then absent, and
 * React leaves what it finds. Should React ever have to draw the page anew, the island takes its content from the
 * document that is about to be replaced.
 */
export function StaticIsland({ name, as: Tag = 'div', children, ...attributes }: StaticIslandProps) {
  const [kept] = useState(() =>
    children === undefined ? document.querySelector(`[data-static="${name}"]`)?.innerHTML : undefined,
  );
  if (kept === undefined) {
    return (
      <Tag {...attributes} data-static={name}>
        {children}
      </Tag>
    );
  }
  return (
    <Tag
      {...attributes}
      data-static={name}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: kept }}
    />
  );
}
