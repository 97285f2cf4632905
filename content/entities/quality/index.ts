import { publishedRecord } from '../../registry/published';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** Texts and pictures of the Quality Assurance page; its two lists are separate entities. */
export const quality = publishedRecord('quality', recordSchema, records);

/** Whether the website has its own film (`ownFilm`): one of the days, where these are shown. */
export const hasOwnFilm = quality.days?.filmSeconds !== undefined && quality.days.stages.length > 0;
