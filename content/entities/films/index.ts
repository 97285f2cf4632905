import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Films by subject. All ids of the sample are that of the video in YouTube's documentation; the owner replaces them. */
export const videoGallery = publishedRecords('films', recordSchema, records);

export type VideoCategory = (typeof videoGallery)[number];
