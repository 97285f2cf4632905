import { ExternalIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/strings/locale';

type StoryElsewhereProps = { readonly locale: Locale; readonly url: string };

/** Link below an article to the same story on another site. */
export function StoryElsewhere({ locale, url }: StoryElsewhereProps) {
  return (
    <div className="article-body mt-12">
      <p className="border-y border-joint py-5">
        {locale.strings.news.elsewhere}{' '}
        <Link
          href={url}
          newTab={locale.strings.shell.newTab}
          className="inline-flex items-center gap-2 font-semibold"
        >
          {new URL(url).hostname}
          <ExternalIcon className="size-4.5" />
        </Link>
      </p>
    </div>
  );
}
