import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContentError, type Entity } from '../../lib/records';
import { entities, fileOf } from '../../content/registry';

/** The content folder of this checkout, independent of the working directory. */
export const CONTENT_ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'content');

/** Lists problems that prevent loading the content. With any, modules that import the content cannot be loaded. */
export async function loadProblems() {
  const problems = await Promise.all(entities.map(problemOf));
  return problems.flatMap((problem) => problem ?? []);
}

async function problemOf(entity: Entity) {
  try {
    JSON.parse(await readFile(path.join(CONTENT_ROOT, fileOf(entity)), 'utf8'));
    // The module validates its records on loading, as in the build.
    await import(`../../content/entities/${entity}/index.ts`);
    return null;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    return `content/${fileOf(entity)}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
