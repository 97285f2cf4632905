import type { Picture } from '@/content/lib/fields';

/** One photo of a set, in the fields the lightbox needs. */
export type Photo = Pick<Picture, 'src' | 'alt' | 'width' | 'height'> & { readonly caption: string };
