import { type Components, toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { toHast } from 'mdast-util-to-hast';
import type { ComponentProps } from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { buttonStyles } from '@/components/ui/button-styles';
import { PlayIcon } from '@/components/ui/icons';
import { Link } from '@/components/ui/link';
import { headingsOf, markdownTree } from '@/lib/text';
import { sitePictures } from '@/content/registry/pictures';
import { type ArticleTexts, articleTree } from './article-tree';
import { Image } from '@/components/ui/image';

type ArticleBodyProps = {
  readonly markdown: string;
  readonly texts: ArticleTexts;
  /** Maps the `src` of a picture to the URL to show; identity by default. */
  readonly pictureUrl?: ((src: string) => string) | undefined;
};

/** `data-button`: what `articleTree` found to be a button. */
type ArticleLinkProps = ComponentProps<'a'> & { readonly 'data-button'?: 'film' | 'link' };

const componentsWith = (pictureUrl: (src: string) => string): Partial<Components> => ({
  // Name and description: of a footnote's number and its way back.
  a: ({
    href = '',
    id,
    children,
    'aria-label': name,
    'aria-describedby': description,
    'data-button': button,
  }: ArticleLinkProps) =>
    button === undefined ? (
      <Link href={href} id={id} aria-label={name} aria-describedby={description}>
        {children}
      </Link>
    ) : (
      <Link href={href} data-button={button} className={buttonStyles()}>
        {button === 'film' && <PlayIcon />}
        <span>{children}</span>
      </Link>
    ),
  img: ({ src, alt = '', width, height }) =>
    typeof src === 'string' ? (
      <ArticlePicture src={pictureUrl(src)} alt={alt} width={Number(width)} height={Number(height)} />
    ) : null,
});

/**
 * Markdown of articles and of the studio's preview: no HTML, only safe links, only pictures of this site. Those of unknown
 * size get a box of 3:2.
 */
export function ArticleBody({ markdown, pictureUrl = (src) => src, texts }: ArticleBodyProps) {
  // Raw HTML results in `raw` nodes, which `articleTree` converts to text.
  const html = toHast(markdownTree(markdown), {
    allowDangerousHtml: true,
    footnoteLabel: texts.footnotes,
    footnoteBackLabel: texts.back,
  });
  const tree = articleTree(html, { headings: headingsOf(markdown), pictures: sitePictures, texts });
  return (
    <div className="article-body">
      {toJsxRuntime(tree, { Fragment, jsx, jsxs, components: componentsWith(pictureUrl), passKeys: true })}
    </div>
  );
}

type ArticlePictureProps = {
  readonly src: string;
  readonly alt: string;
  /** In px; NaN if the size is unknown. */
  readonly width: number;
  readonly height: number;
};

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
