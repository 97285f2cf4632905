import { createExchange } from '../../lib/exchange';
import { entities, fileOf, registry } from '.';
import { namedAmong } from './category-names';
import { formOf } from './forms';
import { loadAllRecords } from './loaders';
import { problemsAmong } from './problems-among';
import { sitePicture } from './site-picture';
import { recordOfToday } from './older-versions';

/** Checks, sends and applies changes to this website's content. Loads the schemas of all entities. */
export const exchange = createExchange({
  entities,
  metaOf: (entity) => registry[entity],
  formOf,
  fileOf,
  ofToday: recordOfToday,
  problemsAmong,
  withNames: namedAmong,
  sitePicture,
  loadAllRecords,
});
