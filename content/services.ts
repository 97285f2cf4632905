import records from './data/services.json';
import { defineCollection } from './lib/define-collection';
import { serviceSchema } from './schemas';

export const services = defineCollection({
  file: 'content/data/services.json',
  schema: serviceSchema,
  records,
  idField: 'id',
});

export type Service = (typeof services)[number];
