import { checkContent } from './check-content';
import { planApply } from './apply';
import { bundleLimits } from './bundle';
import { readBundle } from './bundle-read';
import { makeBundle } from './bundle-write';
import { checkChanges } from './check-changes';
import { checkFolder, readContentFile } from './content-folder';
import type { ContentModel } from './model';
import { problemsOnline } from './try-online';

/** Binds a function to the content of a website. */
const bind =
  <Rest extends readonly unknown[], Result>(
    model: ContentModel,
    run: (model: ContentModel, ...rest: Rest) => Result,
  ) =>
  (...rest: Rest) =>
    run(model, ...rest);

/** Returns the functions that check, send and apply changes to a website's content. */
export const createExchange = (model: ContentModel) => ({
  bundleLimits,
  checkFolder,
  checkContent: bind(model, checkContent),
  checkChanges: bind(model, checkChanges),
  readContentFile: bind(model, readContentFile),
  makeBundle: bind(model, makeBundle),
  readBundle: bind(model, readBundle),
  planApply: bind(model, planApply),
  problemsOnline: bind(model, problemsOnline),
});
