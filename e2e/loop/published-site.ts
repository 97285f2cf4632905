import { type ChildProcess, execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { HostKind } from '../../lib/exchange';
import { startGitHost } from '../support/git-host/git-host';
import { copyLibraries } from '../../scripts/copy-checkout';
import { copyCompiled, copyRepository } from './copy-repository';
import { startEndpoint } from './endpoint';
import { serve, stop } from './serve';

const run = promisify(execFile);
/** Pictures in all their sizes, which take a minute to make. */
const PICTURES = '.cache/images';

/** One address for all builds, so that they are one website to the browser. */
const PORT = 4175;
export const SITE = `http://localhost:${PORT}`;
export const TOKEN = 'github_pat_11ABCDEFG0abcdefghijklmnop';
export const COLLEAGUE = 'github_pat_11HHHHHHH0abcdefghijklmnop';

const IDENTITY = {
  GIT_AUTHOR_NAME: 'Deployer',
  GIT_AUTHOR_EMAIL: 'deployer@example.com',
  GIT_COMMITTER_NAME: 'Deployer',
  GIT_COMMITTER_EMAIL: 'deployer@example.com',
};

export type SiteOptions = {
  readonly kind?: HostKind;
  /** Value of `CONTENT_CLIENT_ID`. */
  readonly clientId?: string;
};

/**
 * The website in a repository at a Git host of its own, built from a clone and served: what `docs/deploy.md` tells to set up.
 * `deploy` does what the host's build does after a push.
 */
export async function startPublishedSite({ kind = 'github', clientId = '' }: SiteOptions = {}) {
  const host = await startGitHost({ kind });
  host.addToken(TOKEN, { login: 'rahim', name: 'Rahim Uddin', mayWrite: true });
  host.addToken(COLLEAGUE, { login: 'karima', name: 'Karima Akter', mayWrite: true });
  const enquiries = await startEndpoint();
  const folders: string[] = [];
  let server: ChildProcess | null = null;

  const first = copyRepository();
  folders.push(first);
  const git = (...args: string[]) => run('git', args, { cwd: first, env: { ...process.env, ...IDENTITY } });
  await git('init', '--quiet', '--initial-branch', 'main');
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'The website');
  await git('push', '--quiet', host.repository.folder, 'main');

  async function stopServer() {
    if (server !== null) await stop(server);
    server = null;
  }

  /** Builds a checkout with the build variables, and serves it. */
  async function show(folder: string) {
    await run('npm', ['run', 'build'], {
      cwd: folder,
      env: {
        ...process.env,
        CONTENT_REPOSITORY: host.address,
        CONTENT_API: host.api,
        CONTENT_APPROVAL: 'optional',
        CONTENT_CLIENT_ID: clientId,
        ENQUIRY_ENDPOINT: enquiries.url,
        TYPES_CHECKED: 'true',
      },
      maxBuffer: 64 * 1024 * 1024,
    });
    await stopServer();
    server = await serve(join(folder, 'out'), PORT);
  }

  await show(first);
  return {
    host,
    endpoint: enquiries.endpoint,
    /** Clones the repository afresh, builds the clone and serves it. */
    deploy: async () => {
      const clone = mkdtempSync(join(tmpdir(), 'site-clone-'));
      folders.push(clone);
      await run('git', ['clone', '--quiet', '--branch', 'main', host.repository.folder, clone]);
      copyLibraries(join(clone, 'node_modules'));
      copyCompiled(first, clone);
      cpSync(join(first, PICTURES), join(clone, PICTURES), { recursive: true });
      await show(clone);
    },
    stop: async () => {
      await stopServer();
      await host.stop();
      await enquiries.endpoint.close();
      for (const folder of folders) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type PublishedSite = Awaited<ReturnType<typeof startPublishedSite>>;
