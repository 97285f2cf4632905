import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { installed } from '../support/installed';
import { ask } from './ask';
import { pagesWithoutFolder } from './exported-files';
import { hostRules } from './host-rules';
import { everywhere } from './probes';
import { startApache } from './web-server';

// The program alone: the whole package would set up a server of the machine.
const find = () => installed('apache2', ['apache2-bin', 'media-types']);

hostRules('Apache', async () => {
  const apache = await find();
  return apache.ok ? startApache(apache.file) : apache.reason;
});

async function withApache(
  options: Parameters<typeof startApache>[1],
  run: (port: number) => Promise<unknown>,
) {
  const apache = await find();
  if (!apache.ok) return test.skip(true, apache.reason);
  const server = await startApache(apache.file, options);
  try {
    await run(server.port);
  } finally {
    await server.stop();
  }
}

test('Apache without any of our rules finds every page that has none below it: no folder has its name', () =>
  withApache({ isOverridden: false }, async (port) => {
    expect(pagesWithoutFolder.length).toBeGreaterThan(10);
    for (const { path } of pagesWithoutFolder) {
      expect({ path, status: (await ask(port, path)).status }).toEqual({ path, status: 200 });
    }
  }));

for (const without of [['filter', 'deflate'], ['filter'], ['deflate']]) {
  test(`Apache without ${without.join(' and ')} serves the site uncompressed`, () =>
    withApache({ without }, async (port) => {
      const { status, headers } = await ask(port, '/products', { headers: { 'accept-encoding': 'gzip' } });
      expect([status, headers['content-encoding']]).toEqual([200, undefined]);
    }));
}

test('Apache with hosting/apache/server.conf sends the headers with errors that come before any .htaccess', () =>
  withApache({ lines: [readFileSync('hosting/apache/server.conf', 'utf8')] }, async (port) => {
    for (const [path, method, status] of [
      ['/products%2f', 'GET', 404],
      ['/products%00', 'GET', 404],
      ['/products', 'TRACE', 405],
    ] as const) {
      const answer = await ask(port, path, { method });
      expect({ path, status: answer.status, ...answer.headers }).toMatchObject({
        path,
        status,
        ...everywhere,
      });
    }
  }));
