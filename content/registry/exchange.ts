import { createExchange } from '../../lib/exchange';
import { unknownNames } from '../../lib/records';
import { entities, fileOf, namedAmong, registry } from '.';
import { emptyNames } from './empty-names';
import { formOf } from './forms';
import { hiddenLinks } from './hidden-links';
import { loadAllRecords } from './loaders';
import { redirectProblems } from './redirects';
import { sitePicture } from './site-picture';
import { recordOfToday } from './older-versions';

/** Checks, sends and applies changes to this website's content. Loads the schemas of all entities. */
export const exchange = createExchange({
  entities,
  metaOf: (entity) => registry[entity],
  formOf,
  fileOf,
  ofToday: recordOfToday,
  deadReferences: (entity, records, content) => [
    ...unknownNames(formOf(entity).fields, records, (other) => {
      const { singular, idField } = registry[other];
      return { singular, ids: content[other].map((record) => record[idField]) };
    }),
    ...hiddenLinks(entity, records, content.pages),
    ...emptyNames(records, content),
  ],
  problemsBetween: redirectProblems,
  withNames: namedAmong,
  sitePicture,
  loadAllRecords,
});
