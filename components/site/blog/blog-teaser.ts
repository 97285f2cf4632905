import type { ArticleTeaser } from '@/components/site/shared/article-card';
import type { Blog } from '@/content/entities/blogs';
import { routes } from '@/content/routes';

/** A post as its card shows it. */
export function blogTeaser({ _id, title, createdAt, category, image, desc }: Blog): ArticleTeaser {
  return { path: routes.blogPost(_id), title, createdAt, tag: category, image, desc };
}
