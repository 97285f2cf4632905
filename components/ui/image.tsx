import { cn } from './cn';
import {
  fallbackWidth,
  pictureFormats,
  uprightPath,
  uprightWidths,
  variantPath,
  widthsFor,
} from './image-variants';

type ImageProps = {
  readonly image: {
    readonly src: string;
    readonly alt: string;
    readonly width: number;
    readonly height: number;
  };
  /** How wide the picture is shown, as in the `sizes` attribute; decides which file is fetched. */
  readonly sizes: string;
  /** The picture of the first screen: fetched at once and first. Every other picture waits until it comes near. */
  readonly priority?: boolean;
  /** Of a banner: small upright screens get the upright cut, which `scripts/images.ts` makes of banners alone. */
  readonly hasUpright?: boolean;
  /** How the picture fills its frame: `cover` (the default) crops it, `contain` shows it whole. */
  readonly fit?: keyof typeof fits;
  readonly className?: string;
};

const fits = { cover: 'object-cover', contain: 'object-contain' } as const;

/**
 * A picture in AVIF, WebP and JPEG, in the widths that `scripts/images.ts` makes, with its place reserved.
 * Drawings (SVG) and pictures chosen a moment ago in the studio (`blob:`) are passed through.
 */
export function Image({
  image,
  sizes,
  priority = false,
  hasUpright = false,
  fit = 'cover',
  className,
}: ImageProps) {
  const { src, alt, width, height } = image;
  const isSized = src.startsWith('/images/') && !src.endsWith('.svg');
  const img = (
    // eslint-disable-next-line @next/next/no-img-element -- this component is what stands in for next/image in an export
    <img
      src={isSized ? variantPath(src, fallbackWidth(width), 'jpg') : src}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      className={cn('size-full', fits[fit], className)}
    />
  );
  if (!isSized) return img;
  return (
    <picture className="contents">
      {hasUpright &&
        pictureFormats.map((format) => (
          <source
            key={`upright-${format}`}
            type={`image/${format}`}
            media="(width < 48rem) and (orientation: portrait)"
            // As wide as the cut is where it fills the height of the screen.
            sizes="57vh"
            srcSet={uprightWidths(height)
              .map((candidate) => `${uprightPath(src, candidate, format)} ${candidate}w`)
              .join(', ')}
          />
        ))}
      {pictureFormats.map((format) => (
        <source
          key={format}
          type={`image/${format}`}
          sizes={sizes}
          srcSet={widthsFor(width)
            .map((candidate) => `${variantPath(src, candidate, format)} ${candidate}w`)
            .join(', ')}
        />
      ))}
      {img}
    </picture>
  );
}
