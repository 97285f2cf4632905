import { ArrowRightIcon } from '@/components/ui/icons/arrow-right-icon';
import { ExternalIcon } from '@/components/ui/icons/external-icon';
import { Link } from '@/components/ui/link';
import type { NewsItem } from '@/content/entities/news';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';

type ReadMoreProps = {
  readonly locale: Locale;
  readonly item: Pick<NewsItem, '_id' | 'title' | 'link'>;
};

/** Leads to the story outside this site where there is one, in a new tab, and to our own article otherwise. */
export function ReadMore({ locale, item }: ReadMoreProps) {
  const { news, shell } = locale.strings;
  const isOutside = item.link !== undefined;
  const Icon = isOutside ? ExternalIcon : ArrowRightIcon;
  return (
    <Link
      {...(item.link === undefined ? locale.to(routes.newsItem(item._id)) : { href: item.link })}
      newTab={isOutside ? shell.newTab : undefined}
      className="group/more inline-flex min-h-11 items-center gap-2.5 font-semibold underline-offset-4 hover:underline"
    >
      {news.readMore} <span className="sr-only">{locale.fill(news.about, { title: item.title })}</span>
      <Icon className="size-4.5 transition-transform duration-fast ease-course group-hover/more:translate-x-1" />
    </Link>
  );
}
