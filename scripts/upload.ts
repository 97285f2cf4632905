/**
 * Uploads `out` to `UPLOAD_TO`: `sftp://user@host/folder` or `ftps://user@host/folder`, with `~` before a folder in the
 * user's home. Authenticates with `UPLOAD_PASSWORD`, for `sftp` also with the key text `UPLOAD_KEY`, else as `ssh`
 * does. `UPLOAD_KNOWN_HOSTS` has the output of `ssh-keyscan`. Sends only changed files. Visitors see a consistent site
 * even after an interrupted upload: files are replaced atomically, pages follow their scripts, stale files stay for a
 * day.
 */
import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { printable } from './content/printable';
import { RUN, run, type UploadStep } from './upload/clients';
import { isSitePath, MANIFEST, readManifest } from './upload/manifest';
import { type Manifest, NOTHING, planUpload, unsureOf } from './upload/plan';

const SITE = path.resolve(process.argv[2] ?? 'out');
/** Passes until an upload gives up. One more follows each upload that ran at the same time. */
const PASSES = 5;

async function hashesOf(folder: string): Promise<Manifest['files']> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const hashes: Record<string, string> = {};
  for (const entry of entries.filter((one) => one.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file).split(path.sep).join('/');
    if (!isSitePath(name)) throw new Error(`${file} has a name that cannot be uploaded. Rename it.`);
    hashes[name] = createHash('sha256')
      .update(await readFile(file))
      .digest('hex');
  }
  return hashes;
}

/** Reads the server's manifest into a new local file. Only a missing one is an empty one; other failures are thrown. */
async function manifestAt(to: URL, file: string, report?: (sentence: string) => void): Promise<Manifest> {
  try {
    await run(to, [{ kind: 'get', path: MANIFEST, to: file }]);
  } catch (error) {
    // OpenSSH reports these words; FTP reports 550, which some servers also send for refusals.
    if (/File ".*" not found|\b550\b(?!.*(denied|permitted))/i.test(String(error))) return NOTHING;
    throw error;
  }
  return readManifest(file, report);
}

/** Lists the folders of the files, parents first. */
const foldersOf = (files: readonly string[]) =>
  [
    ...new Set(
      files.flatMap((file) => {
        const parts = file.split('/').slice(0, -1);
        return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
      }),
    ),
  ].sort();

async function upload(to: URL, scratch: string) {
  const local = await hashesOf(SITE);
  if (!('index.html' in local)) throw new Error(`${SITE} holds no index.html: run npm run build first.`);
  let found: Found = { remote: await manifestAt(to, path.join(scratch, 'found.json'), console.warn) };
  found = { ...found, rival: found.remote.run };
  for (let pass = 0; pass < PASSES; pass += 1) {
    const mixed = await send(to, scratch, local, found, pass === 0);
    if (mixed === undefined) return;
    found = mixed;
  }
  throw new Error('Other uploads ran at the same time. Run it again.');
}

/** What the server has, and the upload that has to end before files are sent. */
type Found = { readonly remote: Manifest; readonly rival?: string | undefined };

/** Sends what differs. Returns nothing if it was alone, else what it has found: then all has to be sent again. */
async function send(
  to: URL,
  scratch: string,
  local: Manifest['files'],
  { remote, rival }: Found,
  isFirst: boolean,
): Promise<Found | undefined> {
  const plan = planUpload(local, remote, Date.now());
  const { puts, removes, after } = plan;
  const before: Manifest = { ...plan.before, run: RUN };
  const manifest = async (content: Manifest): Promise<UploadStep> => {
    const from = path.join(scratch, 'manifest.json');
    await writeFile(from, JSON.stringify(content));
    return { kind: 'put', from, to: MANIFEST };
  };
  const overwritten = path.join(scratch, 'overwritten.json');
  const readAgain = () => manifestAt(to, path.join(scratch, 'found-again.json'));
  const steps: readonly UploadStep[] = [
    ...(isFirst ? [{ kind: 'begin' } as const] : []),
    ...(rival && rival !== RUN ? [{ kind: 'stop', upload: rival } as const] : []),
    ...(remote.run ? [{ kind: 'get', path: MANIFEST, to: overwritten } as const] : []),
    await manifest(before),
    ...foldersOf(puts).map((folder): UploadStep => ({ kind: 'folder', path: folder })),
    ...puts.map((file): UploadStep => ({ kind: 'put', from: path.join(SITE, file), to: file })),
    ...removes.map((file): UploadStep => ({ kind: 'remove', path: file })),
  ];
  await run(to, steps).catch(async (error: unknown) => {
    const { run: latest } = await readAgain();
    throw latest === RUN || latest === remote.run ? error : new Error('Another upload took its place.');
  });
  // An upload that began since the first reading, and one that began after this one.
  const earlier = remote.run ? await readManifest(overwritten) : remote;
  const later = await readAgain();
  const other = [later, earlier].find(({ run: one }) => one !== RUN && one !== remote.run);
  if (other !== undefined)
    return { remote: { ...unsureOf(before, earlier, later), run: later.run }, rival: other.run };
  await run(to, [await manifest({ ...after, run: RUN }), { kind: 'end' }]);
  const kept = Object.keys(after.stale).length;
  console.log(
    `Uploaded ${puts.length} of ${Object.keys(local).length} files, removed ${removes.length}, kept ${kept} stale.`,
  );
  return undefined;
}

const scratch = await mkdtemp(path.join(tmpdir(), 'upload-'));
try {
  const { UPLOAD_TO } = process.env;
  if (!UPLOAD_TO || !URL.canParse(UPLOAD_TO))
    throw new Error('UPLOAD_TO is missing: sftp://user@host/folder');
  await upload(new URL(UPLOAD_TO), scratch);
} catch (error) {
  console.error(
    `The upload failed. The website shows what it showed before, or part of the new pages, each whole.`,
  );
  // A server may send escape sequences of a terminal.
  console.error(printable(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
} finally {
  await rm(scratch, { recursive: true, force: true });
}
