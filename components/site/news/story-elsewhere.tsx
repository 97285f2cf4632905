import { ExternalIcon } from '@/components/ui/icons/external-icon';
import { Link } from '@/components/ui/link';

type StoryElsewhereProps = { readonly url: string };

/** After the article: the same story as somebody else tells it. */
export function StoryElsewhere({ url }: StoryElsewhereProps) {
  return (
    <div className="article-body mt-12">
      <p className="border-y border-joint py-5">
        This story is also told outside our site:{' '}
        <Link href={url} newTab className="inline-flex items-center gap-2 font-semibold">
          {new URL(url).hostname}
          <ExternalIcon className="size-4.5" />
        </Link>
      </p>
    </div>
  );
}
