import type { ComponentPropsWithoutRef } from 'react';
import { safeHref } from '@/lib/text';

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'target' | 'rel'> & {
  readonly [data: `data-${string}`]: string | undefined;
  readonly href: string;
  /** Opens a new tab; the text announces that to screen readers. */
  readonly newTab?: string | undefined;
};

/** Link of the site: a plain `<a>`, as every page is a document. Only text if `safeHref` rejects it. */
export function Link({ href, newTab, children, ...props }: LinkProps) {
  const target = safeHref(href);
  if (target === undefined) return <span className={props.className}>{children}</span>;
  const label = props['aria-label'];
  return (
    <a
      href={target}
      {...(newTab !== undefined && { target: '_blank', rel: 'noopener' })}
      {...props}
      {...(newTab !== undefined && label !== undefined && { 'aria-label': `${label} ${newTab}` })}
    >
      {newTab === undefined || label !== undefined ? (
        children
      ) : (
        <>
          <span className="contents">{children}</span>
          <span data-pagefind-ignore="" className="sr-only">{` ${newTab}`}</span>
        </>
      )}
    </a>
  );
}
