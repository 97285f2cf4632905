import { readdir, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';

const PLACEHOLDER = /^1(\.html|\.txt)?$/;

/**
 * Takes out the pages that routes name only because an export refuses a route without any (`…/page/1`, see
 * `content/lib/list-pages.ts`), and the folders that are empty then, which some hosts would answer for.
 * @returns whether the folder is gone.
 */
export async function removePlaceholders(folder: string): Promise<boolean> {
  const entries = await readdir(folder, { withFileTypes: true });
  let remaining = entries.length;
  for (const entry of entries) {
    const place = path.join(folder, entry.name);
    if (path.basename(folder) === 'page' && PLACEHOLDER.test(entry.name)) {
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
