import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { ask } from './ask';
import { hostRules } from './host-rules';
import { everywhere } from './probes';
import { startApache } from './web-server';

const program = process.env.APACHE_PATH;

hostRules('Apache', program, startApache);

async function withApache(
  options: Parameters<typeof startApache>[1],
  run: (port: number) => Promise<unknown>,
) {
  if (program === undefined) return test.skip(true, 'Apache is not on this machine');
  const server = await startApache(program, options);
  try {
    await run(server.port);
  } finally {
    await server.stop();
  }
}

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
