import type { Picture } from '@/content/lib/fields';

/** One photo of a set, in the fields the lightbox needs. */
export type Photo = Pick<Picture, 'src' | 'alt' | 'width' | 'height'> & {
  readonly caption: string;
  /** Address of the page of what it shows. */
  readonly page?: string | undefined;
};

/** What a link to a photo says besides its address and its caption; a photo without `data-alt` is described by that. */
export const photoAttributes = ({ alt, caption, width, height, page }: Photo) => ({
  'data-alt': alt === caption ? undefined : alt,
  'data-size': `${width}x${height}`,
  'data-page': page,
});

/** The photo that a link leads to. */
export function photoOf(link: HTMLAnchorElement): Photo {
  const { alt, size = '', page } = link.dataset;
  const caption = link.textContent;
  const [width = 0, height = 0] = size.split('x').map(Number);
  return { src: link.getAttribute('href') ?? '', alt: alt ?? caption, width, height, caption, page };
}
