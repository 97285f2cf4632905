import records from './data.json' with { type: 'json' };
import { defineCollection } from '../../lib/define-collection';
import { serviceSchema } from './form';

export const services = defineCollection({
  file: 'content/entities/services/data.json',
  schema: serviceSchema,
  records,
  idField: 'id',
});

export type Service = (typeof services)[number];
