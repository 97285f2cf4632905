import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Returns a kept file; makes and keeps it first where there is none. Nobody reads an unfinished one. */
export async function keptFile(place: string, make: () => Promise<Uint8Array>) {
  const kept = await readFile(place).catch(() => null);
  if (kept !== null) return new Uint8Array(kept);
  const bytes = await make();
  const unfinished = `${place}.${randomUUID()}`;
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(unfinished, bytes);
  await rename(unfinished, place);
  return new Uint8Array(bytes);
}
