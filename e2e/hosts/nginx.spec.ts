import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { generate } from 'selfsigned';
import { ask } from './ask';
import { pagesWithoutFolder } from './exported-files';
import { hostRules } from './host-rules';
import { everywhere } from './probes';
import { freePort } from '../support/free-port';
import { startNginx } from './web-server';

const program = process.env.NGINX_PATH;

hostRules('nginx', program, startNginx);

test('nginx that looks for folders first finds every page without subpages', async () => {
  if (program === undefined) return test.skip(true, 'nginx is not on this machine');
  const server = await startNginx(program, () => ['location / { try_files $uri $uri/ $uri.html =404; }']);
  try {
    for (const { path } of pagesWithoutFolder) {
      expect({ path, status: (await ask(server.port, path)).status }).toEqual({ path, status: 200 });
    }
  } finally {
    await server.stop();
  }
});

test('nginx with hosting/nginx/server.conf sends other hosts on, with the headers', async () => {
  if (program === undefined) return test.skip(true, 'nginx is not on this machine');
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'example.com' }]);
  const [plain, tls] = [await freePort(), await freePort()];
  // The file as it is, on ports of this machine, with a certificate of its own.
  const server = await startNginx(program, (folder) => {
    writeFileSync(`${folder}/cert.pem`, cert);
    writeFileSync(`${folder}/key.pem`, key);
    const file = readFileSync('hosting/nginx/server.conf', 'utf8')
      .replace(/^include site\/http\.conf;$/m, '')
      .replaceAll(/^ *listen \[::\].*$/gm, '')
      .replaceAll('listen 80;', `listen 127.0.0.1:${plain};`)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${tls} `)
      .replaceAll(/\/etc\/letsencrypt\S*fullchain\.pem/g, `${folder}/cert.pem`)
      .replaceAll(/\/etc\/letsencrypt\S*privkey\.pem/g, `${folder}/key.pem`)
      .replace('/var/www/site/out', `${folder}/out`);
    return ['include site/site.conf;', '}', file.replace(/\}\s*$/, '')];
  });
  try {
    const { 'strict-transport-security': hsts, ...always } = everywhere;
    const bare = await ask(tls, '/products?a=b', { isTls: true, headers: { host: 'example.com' } });
    expect({ status: bare.status, ...bare.headers }).toMatchObject({
      status: 301,
      location: 'https://www.example.com/products?a=b',
      ...everywhere,
    });
    // Over plain HTTP a server must not send HSTS (RFC 6797, section 7.2).
    const insecure = await ask(plain, '/products', { headers: { host: 'www.example.com' } });
    expect({ status: insecure.status, ...insecure.headers }).toMatchObject({
      status: 301,
      location: 'https://www.example.com/products',
      ...always,
    });
    expect(insecure.headers['strict-transport-security']).toBeUndefined();
    const page = await ask(tls, '/products', { isTls: true, headers: { host: 'www.example.com' } });
    expect([page.status, page.headers['strict-transport-security']]).toEqual([200, hsts]);
    const trace = await ask(tls, '/products', { isTls: true, method: 'TRACE' });
    expect({ status: trace.status, ...trace.headers }).toMatchObject({ status: 405, ...everywhere });
  } finally {
    await server.stop();
  }
});
