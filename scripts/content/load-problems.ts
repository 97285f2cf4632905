import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContentError } from '../../content/lib/content-error';
import { entities, type Entity, fileOf } from '../../content/registry';

/** The content folder of this checkout, wherever the script was started. */
export const CONTENT_ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'content');

/** Everything that keeps the managed content from loading. Until it is empty, no module that needs them can be used. */
export async function loadProblems() {
  const problems = await Promise.all(entities.map(problemOf));
  return problems.flatMap((problem) => problem ?? []);
}

async function problemOf(entity: Entity) {
  try {
    JSON.parse(await readFile(path.join(CONTENT_ROOT, fileOf(entity)), 'utf8'));
    // Validates its records when it is loaded, as the site's build does.
    await import(`../../content/entities/${entity}/index.ts`);
    return null;
  } catch (error) {
    if (error instanceof ContentError) return error.message;
    return `content/${fileOf(entity)}: ${error instanceof Error ? error.message : String(error)}`;
  }
}
