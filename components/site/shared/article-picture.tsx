import { Image } from '@/components/ui/image';

type ArticlePictureProps = {
  readonly src: string;
  readonly alt: string;
  /** In px; not a number where the size is not known. */
  readonly width: number;
  readonly height: number;
};

/** A picture inside an article's text. */
export function ArticlePicture({ src, alt, width, height }: ArticlePictureProps) {
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
