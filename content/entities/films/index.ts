import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Films by subject. The ids of the sample are fictitious; the owner replaces them. */
export const videoGallery = publishedRecords('films', recordSchema, records);

export type VideoCategory = (typeof videoGallery)[number];

/** Returns the player's address, framed once the visitor presses play; this host sets no cookies before that. */
export const embedUrl = (videoId: string) => `https://www.youtube-nocookie.com/embed/${videoId}`;

/** Returns the address of the film's own page, for a link. */
export const watchUrl = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;
