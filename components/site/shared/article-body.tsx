import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { toHast } from 'mdast-util-to-hast';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Link } from '@/components/ui/link';
import { headingsOf } from '@/content/lib/markdown/headings';
import { markdownTree } from '@/content/lib/markdown/tree';
import { ArticlePicture } from './article-picture';
import { articleTree, type BodyPicture } from './article-tree';

type ArticleBodyProps = {
  readonly markdown: string;
  /** The pictures whose size is known; others of this site are shown in a place of 3:2. */
  readonly pictures?: readonly BodyPicture[];
  /** What a table is called, with `{heads}`. */
  readonly tableLabel: string;
  /** The address that a picture is shown with; its own where this is left out. */
  readonly pictureUrl?: ((src: string) => string) | undefined;
};

const componentsWith = (pictureUrl: (src: string) => string): Partial<Components> => ({
  a: ({ href = '', id, children }) => (
    <Link href={href} id={id}>
      {children}
    </Link>
  ),
  img: ({ src, alt = '', width, height }) =>
    typeof src === 'string' ? (
      <ArticlePicture src={pictureUrl(src)} alt={alt} width={Number(width)} height={Number(height)} />
    ) : null,
});

/**
 * The one Markdown renderer: article pages and the studio's preview show the same. HTML inside the text stays text,
 * links go where `safeHref` lets them, pictures come from this site alone.
 */
export function ArticleBody({
  markdown,
  pictures = [],
  pictureUrl = (src) => src,
  tableLabel,
}: ArticleBodyProps) {
  // HTML comes as nodes of its own, which `articleTree` turns into text.
  const tree = articleTree(toHast(markdownTree(markdown), { allowDangerousHtml: true }), {
    headings: headingsOf(markdown),
    pictures,
    tableLabel,
  });
  return (
    <div className="article-body">
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, components: componentsWith(pictureUrl), passKeys: true })}
    </div>
  );
}
