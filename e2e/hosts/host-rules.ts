import { test } from '@playwright/test';
import { addressRules } from './address-rules';
import { ask, type Host } from './ask';
import { fileRules } from './file-rules';
import { framingRules } from './framing-rules';
import { studioRules } from './studio-rules';
import type { WebServer } from './web-server';

/**
 * What every host has to do with the export (docs/requirements.md, one-address and the rows below it): registers the
 * tests for one server.
 * @param program - where it is; without it its tests are left out (scripts/tools.ts has said why).
 */
export function hostRules(
  name: string,
  program: string | undefined,
  startServer: (program: string) => Promise<WebServer>,
) {
  let server: WebServer | undefined;
  const host: Host = {
    name,
    get: (path, headers = {}) => ask(server?.port ?? 0, path, { headers }),
    send: (method, path) => ask(server?.port ?? 0, path, { method }),
  };

  test.describe.configure({ mode: 'default' });
  test.skip(program === undefined, `${name} is not on this machine`);
  test.beforeAll(async () => {
    server = await startServer(program ?? name);
  });
  test.afterAll(() => server?.stop());

  addressRules(host);
  fileRules(host);
  studioRules(host);
  framingRules(name, () => `http://127.0.0.1:${server?.port ?? 0}`);
}
