import { createExchange } from '../../lib/exchange';
import { unknownNames } from '../../lib/records';
import { entities, fileOf, registry } from '.';
import { emptyNames } from './empty-names';
import { formOf } from './forms';
import { loadAllRecords } from './loaders';
import { redirectProblems } from './redirects';
import { sitePicture } from './site-picture';
import { translatedIn1 } from './version-1';

/** Checks, sends and applies changes to this website's content. Loads the schemas of all entities. */
export const exchange = createExchange({
  entities,
  metaOf: (entity) => registry[entity],
  formOf,
  fileOf,
  translatedIn1,
  unknownNames: (fields, records, content) => {
    const known = content.products.map(({ id }) => id);
    return [
      ...unknownNames(fields, records, known, registry.products.singular),
      ...emptyNames(records, content),
    ];
  },
  problemsBetween: redirectProblems,
  sitePicture,
  loadAllRecords,
});
