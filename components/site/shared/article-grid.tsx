import type { ReactNode } from 'react';

type ArticleGridProps = { readonly children: ReactNode };

/**
 * Cards as a jointed wall: the first one large, the rest three to a course. A last course of two or one is filled by
 * wider cards. Takes `<li>`s.
 */
export function ArticleGrid({ children }: ArticleGridProps) {
  return <ul className="article-grid">{children}</ul>;
}
