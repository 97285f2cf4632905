import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { toHast } from 'mdast-util-to-hast';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { Link } from '@/components/ui/link';
import { headingsOf } from '@/content/lib/markdown/headings';
import { markdownTree } from '@/content/lib/markdown/tree';
import { articleTree, type BodyPicture } from './article-tree';
import { Image } from '@/components/ui/image';

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

type ArticlePictureProps = {
  readonly src: string;
  readonly alt: string;
  /** In px; not a number where the size is not known. */
  readonly width: number;
  readonly height: number;
};

/** A picture inside an article's text. */
function ArticlePicture({ src, alt, width, height }: ArticlePictureProps) {
  if (width > 0 && height > 0) {
    return <Image image={{ src, alt, width, height }} sizes="(min-width: 64rem) 56rem, 100vw" />;
  }
  return (
    // eslint-disable-next-line @next/next/no-img-element -- a picture of unknown size has no sized variants to choose from
    <img
      src={src}
      alt={alt}
      loading="lazy"
      decoding="async"
      className="aspect-scene w-full bg-concrete-100 object-contain"
    />
  );
}
