import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { NO_RECORD } from '../../content/lib/list-pages';

const FIRST_PAGE = /^1(\.html|\.txt)?$/;
const NO_PAGE = new RegExp(`^${NO_RECORD}(\\.html|\\.txt)?$`);

/**
 * Takes out the pages that routes name only because an export refuses a route without any (`…/page/1` and
 * `…/no_record`, see `content/lib/list-pages.ts`), and the folders that are empty then, which some hosts would answer for.
 * @returns whether the folder is gone.
 */
export async function removePlaceholders(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true });
  let remaining = entries.length;
  for (const entry of entries) {
    const place = path.join(folder, entry.name);
    const isFirstPage = path.basename(folder) === 'page' && FIRST_PAGE.test(entry.name);
    if (isFirstPage || NO_PAGE.test(entry.name)) {
      await rm(place, { recursive: true });
      remaining -= 1;
    } else if (entry.isDirectory() && (await removePlaceholders(place))) {
      remaining -= 1;
    }
  }
  if (remaining > 0) return false;
  await rmdir(folder);
  return true;
}
