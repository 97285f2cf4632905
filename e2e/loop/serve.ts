import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { expect } from '../admin/test';

/** One address for all builds, so that they are one website to the browser. */
export const PORT = 4174;

/** Serves an exported folder; resolves once it answers. */
export async function serve(folder: string, port = PORT): Promise<ChildProcess> {
  const server = spawn(
    resolve('node_modules/.bin/serve'),
    [folder, '--config', resolve('serve.json'), '--listen', `tcp://127.0.0.1:${port}`, '--no-port-switching'],
    { stdio: 'ignore' },
  );
  await expect
    .poll(
      () =>
        fetch(`http://localhost:${port}/`).then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 30_000 },
    )
    .toBe(200);
  return server;
}

/** Resolves once the server has let go of its port. */
export async function stop(server: ChildProcess) {
  const ended = once(server, 'exit');
  server.kill();
  await ended;
}
