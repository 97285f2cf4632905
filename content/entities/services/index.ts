import records from './data.json' with { type: 'json' };
import { defineCollection } from '../../lib/define-collection';
import { recordSchema } from './schema';

export const services = defineCollection({
  file: 'content/entities/services/data.json',
  schema: recordSchema,
  records,
  idField: 'id',
});

export type Service = (typeof services)[number];
