import type { Picture } from '@/lib/records';
import { cn } from './cn';
import {
  cutPath,
  cutWidths,
  isSized,
  pictureFormats,
  shownFile,
  variantPath,
  widthsFor,
  type PictureCut,
} from '../../lib/pictures';

type ImageProps = {
  readonly image: Readonly<Picture>;
  /** Displayed width, as in the `sizes` attribute, by which browsers select a file. */
  readonly sizes: string;
  /** Loads eagerly with high priority, for the picture of the first screen; others load lazily. */
  readonly priority?: boolean;
  /** Cut for phones, which `scripts/images.ts` makes only of hero pictures (portrait) and page banners (square). */
  readonly cut?: PictureCut;
  /** `cover` (default) crops the picture to its frame, `contain` shows all of it. */
  readonly fit?: keyof typeof fits;
  readonly className?: string;
};

const fits = { cover: 'object-cover', contain: 'object-contain' } as const;

/** Media query and `sizes` of each cut: `portrait` is as wide as the screen, `square` fills the banner. */
const cutSource = {
  portrait: { media: '(width < 48rem) and (orientation: portrait)', sizes: '100vw' },
  square: { media: '(width < 30rem)', sizes: '450px' },
} as const;

/** Picture in AVIF, WebP and JPEG, in the widths of `scripts/images.ts`. SVG and `blob:` stay unchanged. */
export function Image({ image, sizes, priority = false, cut, fit = 'cover', className }: ImageProps) {
  const { src, alt, width, height, focus } = image;
  const img = (
    // eslint-disable-next-line @next/next/no-img-element -- replaces next/image, which exports cannot use
    <img
      src={shownFile(image)}
      alt={alt}
      width={width}
      height={height}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
      className={cn('size-full', fits[fit], className)}
      style={focus === undefined ? undefined : { objectPosition: focus }}
    />
  );
  if (!isSized(src)) return img;
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
