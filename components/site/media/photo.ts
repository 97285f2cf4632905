import type { Picture } from '@/lib/records';

/** One photo with the fields that the lightbox needs. */
export type Photo = Pick<Picture, 'src' | 'alt' | 'width' | 'height' | 'focus'> & {
  readonly caption: string;
  /** Address of the page of its subject. */
  readonly page?: string | undefined;
};

/** Returns the data attributes of a photo's link; `data-alt` is omitted if it equals the caption. */
export const photoAttributes = ({ alt, caption, width, height, page }: Photo) => ({
  'data-alt': alt === caption ? undefined : alt,
  'data-size': `${width}x${height}`,
  'data-page': page,
});

/** Reads a photo from its link; inverse of `photoAttributes`. */
export function photoOf(link: HTMLAnchorElement): Photo {
  const { alt, size = '', page } = link.dataset;
  const caption = link.textContent;
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { src: link.getAttribute('href') ?? '', alt: alt ?? caption, width, height, caption, page };
}
