import type { Picture } from '@/content/lib/fields';

/** One photo of a set, in the fields the lightbox needs. */
export type Photo = Pick<Picture, 'src' | 'alt' | 'width' | 'height'> & { readonly caption: string };

/** The photos of one category, in the order of its list. */
export type PhotoSet = { readonly name: string; readonly photos: readonly Photo[] };

/** All sets by the id of their category, which is the id of its card too: what the gallery fetches for its lightbox. */
export type PhotoSets = Readonly<Record<string, PhotoSet>>;
