import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** The films by subject. Sample ids lead nowhere until the owner puts in real ones. */
export const videoGallery = publishedRecords('films', recordSchema, records);

export type VideoCategory = (typeof videoGallery)[number];

/** The address of the player that is framed once the visitor presses play; this host sets no cookies before that. */
export const embedUrl = (videoId: string) => `https://www.youtube-nocookie.com/embed/${videoId}`;

/** The address of the film's own page, for a link. */
export const watchUrl = (videoId: string) => `https://www.youtube.com/watch?v=${videoId}`;
