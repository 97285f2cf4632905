import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

type Installed =
  { readonly ok: true; readonly file: string } | { readonly ok: false; readonly reason: string };

/** Programs that run servers stand outside of an ordinary user's path. */
const FOLDERS = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin'];

const find = (command: string) =>
  FOLDERS.map((folder) => `${folder}/${command}`).find((file) => existsSync(file));

const APT_GET = '/usr/bin/apt-get';

/** Another test may be installing something at the same time: apt waits for it, and so do we. */
const ATTEMPTS = 5;
const PAUSE = 5000;

/**
 * Finds a program that a test needs, or installs Debian's package when root on Debian. Elsewhere the test is to be
 * skipped for the given reason; where the environment says `CI`, missing is an error.
 */
export async function installed(command: string, packages: readonly string[]): Promise<Installed> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const file = find(command);
    if (file !== undefined) return { ok: true, file };
    if (process.getuid?.() !== 0 || !existsSync(APT_GET)) break;
    if (attempt > 0) await wait(PAUSE);
    await aptGet('update', '-qq');
    await aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
  }
  const reason = `${command} is not on this machine and could not be installed (on Debian: apt-get install ${packages.join(' ')})`;
  if (process.env.CI) throw new Error(reason);
  return { ok: false, reason };
}

/** RUNLEVEL keeps packages from starting the servers they bring. */
function aptGet(...parameters: string[]) {
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const run = spawn(APT_GET, ['-o', 'DPkg::Lock::Timeout=300', ...parameters], {
    stdio: 'ignore',
    env: environment,
  });
  return new Promise((resolve) => {
    run.once('exit', resolve);
    run.once('error', resolve);
  });
}
