import { publishedRecords } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Films by subject. The ids of the sample are fictitious; the owner replaces them. */
export const videoGallery = publishedRecords('films', recordSchema, records);

export type VideoCategory = (typeof videoGallery)[number];
