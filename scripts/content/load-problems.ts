import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContentError } from '../../content/lib/content-error';
import { entities, type Entity } from '../../content/lib/entities';
import { WORKSHOP } from './journal';

/** The content folder of this checkout, wherever the script was started. */
export const CONTENT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'content', 'data');

/** Where runs keep what is not in place yet. */
export const WORKSHOP_FOLDER = path.join(CONTENT, WORKSHOP);

/** Each loads the records of its file and validates them, as the site's build does. */
const loaders: Readonly<Record<Entity, () => Promise<unknown>>> = {
  products: () => import('../../content/products'),
  blogs: () => import('../../content/blogs'),
  services: () => import('../../content/services'),
  banners: () => import('../../content/banners'),
  feedbacks: () => import('../../content/feedbacks'),
};

/** Everything that keeps the managed content from loading. Until it is empty, no module that needs them can be used. */
export async function loadProblems() {
  const found = await Promise.all(entities.map(problemOf));
  return found.flatMap((problem) => problem ?? []);
}

async function problemOf(entity: Entity) {
  try {
    JSON.parse(await readFile(path.join(CONTENT, `${entity}.json`), 'utf8'));
    await loaders[entity]();
    return null;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    return `content/data/${entity}.json: ${error instanceof Error ? error.message : String(error)}`;
  }
}
