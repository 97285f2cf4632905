import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ContentError, type Entity } from '../../lib/records';
import { entities, fileOf } from '../../content/registry';

/** The content folder of this checkout, independent of the working directory. */
export const CONTENT_ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..', '..', 'content');

/**
 * Lists problems that prevent loading the content, each once: the modules of several entities import a file that others
 * need, too. With any, modules that import the content cannot be loaded.
 */
export async function loadProblems() {
  const unreadable = (await Promise.all(entities.map(jsonProblem))).filter((problem) => problem !== null);
  const problems = (await Promise.all(entities.map(recordProblem))).filter((problem) => problem !== null);
  // What else cannot be loaded needs the files that cannot be read.
  const others = unreadable.length > 0 ? problems.filter(({ isOfRecord }) => isOfRecord) : problems;
  return [...new Set([...unreadable, ...others.map(({ message }) => message)])];
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function jsonProblem(entity: Entity) {
  try {
    JSON.parse(await readFile(path.join(CONTENT_ROOT, fileOf(entity)), 'utf8'));
    return null;
  } catch (error) {
    return `content/${fileOf(entity)}: cannot be read: ${messageOf(error)}. Correct it there, or take back its last change.`;
  }
}

/** Loads the module of an entity, which validates its records, as in the build. */
async function recordProblem(entity: Entity) {
  try {
    await import(`../../content/entities/${entity}/index.ts`);
    return null;
  } catch (error) {
    const isOfRecord = error instanceof ContentError;
    return {
      isOfRecord,
      message: isOfRecord ? error.message : `content/${fileOf(entity)}: ${messageOf(error)}`,
    };
  }
}
