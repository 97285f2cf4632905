import { readFile, stat } from 'node:fs/promises';
import { z } from 'zod';
import { printable } from '../content/printable';
import { CONTROL } from './clients';
import { type Manifest, NOTHING } from './plan';

/** Name of the list on the server, next to the pages. */
export const MANIFEST = '.uploaded.json';

/** Size in bytes above which a list is not read; that of 2,400 files has 300 kB. */
const MAX_BYTES = 16_000_000;
/** Length in bytes of a path: it fits a line of `sftp`, each of its signs escaped. */
const MAX_PATH_BYTES = 900;

/** Whether a name is a path within the site: relative, `/` between its parts, none of them empty, `.` or `..`. */
export const isSitePath = (path: string) =>
  path !== MANIFEST &&
  !path.includes('\\') &&
  !CONTROL.test(path) &&
  Buffer.byteLength(path) <= MAX_PATH_BYTES &&
  path.split('/').every((part) => !['', '.', '..'].includes(part));

const sitePath = z.string().refine(isSitePath);

/** What `planUpload` writes. Its paths become paths in a command file, so nothing else is accepted. */
const manifestSchema = z.object({
  files: z.record(sitePath, z.string().regex(/^(?:[0-9a-f]{64})?$/)),
  stale: z.record(sitePath, z.number().nonnegative()),
  run: z.uuid().optional(),
}) satisfies z.ZodType<Manifest>;

/**
 * Reads a list that the server sent. The server may send anything: a list that no upload writes counts as an empty one,
 * which makes the upload send all files and replace the list.
 * @param report - called with a sentence about a list that was not accepted.
 */
export async function readManifest(
  file: string,
  report: (sentence: string) => void = () => undefined,
): Promise<Manifest> {
  const read = (await stat(file)).size > MAX_BYTES ? TOO_LARGE : manifestIn(await readFile(file, 'utf8'));
  if (typeof read !== 'string') return read;
  report(
    printable(
      `The list of files on the server (${MANIFEST}) ${read}. It is replaced, and all files are sent. `,
    ) + 'Files of earlier uploads that the website no longer has stay on the server: delete them there.',
  );
  return NOTHING;
}

const TOO_LARGE = `is larger than ${MAX_BYTES / 1_000_000} MB`;

/** Parses a list; a text says what is wrong with it. */
function manifestIn(text: string): Manifest | string {
  if (text.trim() === '') return 'is empty';
  try {
    const { data, error } = manifestSchema.safeParse(JSON.parse(text));
    if (data !== undefined) return data;
    const place = error.issues[0]?.path.map((part) => JSON.stringify(part).slice(0, 100)).join(', ');
    return place ? `has an entry that no upload writes: ${place}` : 'is not one that an upload writes';
  } catch {
    return 'is not JSON';
  }
}
