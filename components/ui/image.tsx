import { cn } from './cn';
import {
  cutPath,
  cutWidths,
  fallbackWidth,
  pictureFormats,
  variantPath,
  widthsFor,
  type PictureCut,
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
  /** Phones get this cut, which `scripts/images.ts` makes of hero pictures (upright) and page banners (square) alone. */
  readonly cut?: PictureCut;
  /** How the picture fills its frame: `cover` (the default) crops it, `contain` shows it whole. */
  readonly fit?: keyof typeof fits;
  readonly className?: string;
};

const fits = { cover: 'object-cover', contain: 'object-contain' } as const;

/** Which screens take a cut, and how wide it is shown: the upright one fills their height, the square one the banner. */
const cutSource = {
  upright: { media: '(width < 48rem) and (orientation: portrait)', sizes: '57vh' },
  square: { media: '(width < 30rem)', sizes: '450px' },
} as const;

/**
 * A picture in AVIF, WebP and JPEG, in the widths that `scripts/images.ts` makes, with its place reserved.
 * Drawings (SVG) and pictures chosen a moment ago in the studio (`blob:`) are passed through.
 */
export function Image({ image, sizes, priority = false, cut, fit = 'cover', className }: ImageProps) {
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
      {cut !== undefined &&
        pictureFormats.map((format) => (
          <source
            key={`${cut}-${format}`}
            type={`image/${format}`}
            {...cutSource[cut]}
            srcSet={cutWidths(cut, height)
              .map((candidate) => `${cutPath(cut, src, candidate, format)} ${candidate}w`)
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
