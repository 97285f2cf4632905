import { publishedRecords, requireRecords } from '../../registry/published';
import { products } from '../products';
import records from './data.json' with { type: 'json' };
import { recordSchema } from './schema';

/** PDF files that visitors download, such as a price list, in data order. */
export const documents = publishedRecords('documents', recordSchema, records);

requireRecords('documents', recordSchema, documents, { products });

export type Document = (typeof documents)[number];

const byId = new Map(documents.map((one) => [one.id, one]));

export const getDocument = (id: string) => byId.get(id);

/** Returns the documents that belong to a product. */
export const documentsOf = (product: string) =>
  documents.filter(({ products: ids }) => ids?.includes(product));
