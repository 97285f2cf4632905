import { createExchange } from '../../lib/exchange';
import { unknownNames } from '../../lib/records';
import { entities, fileOf, registry } from '.';
import { emptyNames } from './empty-names';
import { formOf } from './forms';
import { hiddenLinks } from './hidden-links';
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
  deadReferences: (entity, records, content) => {
    const known = content.products.map(({ id }) => id);
    return [
      ...unknownNames(formOf(entity).fields, records, known, registry.products.singular),
      ...hiddenLinks(entity, records, content.pages),
      ...emptyNames(records, content),
    ];
  },
  problemsBetween: redirectProblems,
  sitePicture,
  loadAllRecords,
});
