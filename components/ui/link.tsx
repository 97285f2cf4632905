import type { ComponentPropsWithoutRef } from 'react';
import { safeHref } from '@/content/lib/safe-href';

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
  if (newTab === undefined)
    return (
      <a href={target} {...props}>
        {children}
      </a>
    );
  const newTabProps = { href: target, target: '_blank', rel: 'noopener', ...props };
  const label = props['aria-label'];
  return label === undefined ? (
    <a {...newTabProps}>
      <span className="contents">{children}</span>
      <span data-pagefind-ignore="" className="sr-only">{` ${newTab}`}</span>
    </a>
  ) : (
    <a {...newTabProps} aria-label={`${label} ${newTab}`}>
      {children}
    </a>
  );
}
