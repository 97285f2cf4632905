import type { ReactNode } from 'react';

type ArticleGridProps = { readonly children: ReactNode };

/**
 * Grid of cards: the first one large, the others three per row. One or two cards in the last row are wider, to fill it.
 * Children must be `<li>`s.
 */
export function ArticleGrid({ children }: ArticleGridProps) {
  return <ul className="article-grid">{children}</ul>;
}
