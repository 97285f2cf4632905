import { Link } from '@/components/ui/link';
import type { Heading } from '@/content/lib/markdown/headings';

type ArticleContentsProps = { readonly label: string; readonly headings: readonly Heading[] };

/** The article's parts as links. One part alone needs no list. */
export function ArticleContents({ label, headings }: ArticleContentsProps) {
  if (headings.length < 2) return null;
  return (
    <nav aria-label={label}>
      <ol className="border-b border-joint">
        {headings.map(({ id, text }) => (
          <li key={id} className="border-t border-joint">
            <Link href={`#${id}`} className="block py-2.5 type-small underline-offset-4 hover:underline">
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
