import Markdown, { type Components } from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { Link } from '@/components/ui/link';
import { safeHref } from '@/content/lib/safe-href';
import { headingsOf } from '@/content/lib/headings';
import { ArticlePicture } from './article-picture';
import { articleTree, type BodyPicture } from './article-tree';

type ArticleBodyProps = {
  readonly markdown: string;
  /** The pictures whose size is known; others of this site are shown in a place of 3:2. */
  readonly pictures?: readonly BodyPicture[];
};

const components: Components = {
  a: ({ href = '', id, children }) => (
    <Link href={href} id={id}>
      {children}
    </Link>
  ),
  img: ({ src, alt = '', width, height }) =>
    typeof src === 'string' ? (
      <ArticlePicture src={src} alt={alt} width={Number(width)} height={Number(height)} />
    ) : null,
};

/**
 * The one Markdown renderer of the house: article pages and the studio's preview show the same. HTML inside the text
 * stays text, links go where `safeHref` lets them, pictures come from this site alone.
 */
export function ArticleBody({ markdown, pictures = [] }: ArticleBodyProps) {
  return (
    <div className="article-body">
      <Markdown
        remarkPlugins={[remarkGfm]}
        rehypePlugins={[[articleTree, { headings: headingsOf(markdown), pictures }]]}
        urlTransform={(url) => safeHref(url) ?? ''}
        components={components}
      >
        {markdown}
      </Markdown>
    </div>
  );
}
