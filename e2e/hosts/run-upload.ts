import { spawn, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { FileServer } from './file-servers';
import { filesIn } from './small-sites';

/** `npm run upload` on a folder. A killed run leaves its temporary files beside the folder. */
export function upload(folder: string, variables: FileServer['variables']) {
  const child = spawn('npx', ['tsx', 'scripts/upload.ts', folder], {
    env: { ...process.env, TMPDIR: path.dirname(folder), ...variables },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let wrote = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (piece: Buffer) => (wrote += String(piece)));
  const ended = new Promise<{ readonly code: number | null; readonly wrote: string }>((resolve) =>
    child.once('close', (code) => resolve({ code, wrote })),
  );
  // By its command, which may come after the upload has ended.
  const kill = () => spawnSync('kill', ['-9', '--', `-${child.pid}`]);
  return { ended, kill };
}

/** Expects that every file of a local folder is on the server with the same bytes. */
export function expectUploaded(local: string, site: string) {
  for (const file of filesIn(local))
    expect(readFileSync(path.join(site, file), 'utf8')).toBe(readFileSync(path.join(local, file), 'utf8'));
}
