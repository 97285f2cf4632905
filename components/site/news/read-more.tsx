import { ArrowRightIcon } from '@/components/ui/icons/arrow-right-icon';
import { ExternalIcon } from '@/components/ui/icons/external-icon';
import { Link } from '@/components/ui/link';
import type { NewsItem } from '@/content/entities/news';
import { routes } from '@/content/routes';

type ReadMoreProps = { readonly item: Pick<NewsItem, '_id' | 'title' | 'link'> };

/** Leads to the story outside this site where there is one, in a new tab, and to our own article otherwise. */
export function ReadMore({ item }: ReadMoreProps) {
  const isOutside = item.link !== undefined;
  const Icon = isOutside ? ExternalIcon : ArrowRightIcon;
  return (
    <Link
      href={item.link ?? routes.newsItem(item._id)}
      newTab={isOutside}
      className="group/more inline-flex min-h-11 items-center gap-2.5 font-semibold underline-offset-4 hover:underline"
    >
      Read more <span className="sr-only">about {item.title}</span>
      <Icon className="size-4.5 transition-transform duration-fast ease-course group-hover/more:translate-x-1" />
    </Link>
  );
}
