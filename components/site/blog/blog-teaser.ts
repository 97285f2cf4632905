import type { ArticleTeaser } from '@/components/site/shared/article-card';
import type { Blog } from '@/content/entities/blogs';
import { inLanguage } from '@/content/lib/language';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';

/** Returns the data of a post's card. */
export function blogTeaser(post: Blog, locale: Locale): ArticleTeaser {
  const { _id, title, createdAt, category, image, desc } = inLanguage(post, locale.language);
  const tag = locale.strings.blog.categories[category];
  return { link: locale.to(routes.blogPost(_id)), title, createdAt, tag, image, desc };
}
