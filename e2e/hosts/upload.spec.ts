import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import { ask } from './ask';
import { startSshd, startVsftpd } from './file-servers';
import { expectUploaded, upload } from './run-upload';
import { filesIn, newSite, newSites, PAGES, writeSite } from './small-sites';
import { startNginx } from './web-server';

const { NGINX_PATH, SSHD_PATH, VSFTPD_PATH } = process.env;
const KILLS = 30;
const FILES = 600;
const PICTURES = 20;
const PICTURE_BYTES = 500_000;

const hashOf = (folder: string, file: string) =>
  createHash('sha256')
    .update(readFileSync(path.join(folder, file)))
    .digest('hex');

for (const { name, program, startServer } of [
  { name: 'OpenSSH', program: SSHD_PATH, startServer: startSshd },
  { name: 'vsftpd', program: VSFTPD_PATH, startServer: startVsftpd },
]) {
  test(`of two uploads at once to ${name} one ends with all of its files on the server`, async () => {
    if (program === undefined) return test.skip(true, 'the server is not on this machine');
    test.setTimeout(120_000);
    const server = await startServer(program);
    const folders = newSites(1, 2, 3);
    const [one = '', other = '', last = ''] = folders;
    // So many that neither upload ends before the other one begins.
    for (const folder of [one, other])
      for (let file = 0; file < FILES; file += 1) writeFileSync(path.join(folder, `${file}.txt`), folder);
    const runs = await Promise.all([one, other].map((folder) => upload(folder, server.variables).ended));
    const there = new Set(
      Array.from({ length: FILES }, (_, file) => readFileSync(path.join(server.site, `${file}.txt`), 'utf8')),
    );
    const finished = [one, other].filter((_, index) => runs[index]?.code === 0);
    expect(finished).toEqual(expect.arrayContaining([...there]));
    expect(there.size).toBe(1);
    const { files } = JSON.parse(readFileSync(path.join(server.site, '.uploaded.json'), 'utf8')) as {
      readonly files: Readonly<Record<string, string>>;
    };
    expect(Object.entries(files).filter(([file, hash]) => hash !== hashOf(server.site, file))).toEqual([]);
    expect(await upload(last, server.variables).ended).toMatchObject({ code: 0 });
    expectUploaded(last, server.site);
    await server.stop();
    for (const folder of folders) rmSync(path.dirname(folder), { recursive: true, force: true });
  });

  test(`large pictures reach ${name} at once`, async () => {
    if (program === undefined) return test.skip(true, 'the server is not on this machine');
    const server = await startServer(program);
    const folder = newSite();
    writeSite(folder, 1);
    for (let picture = 0; picture < PICTURES; picture += 1)
      writeFileSync(path.join(folder, `${picture}.jpg`), randomBytes(PICTURE_BYTES));
    const started = Date.now();
    expect(await upload(folder, server.variables).ended).toMatchObject({ code: 0 });
    // A lost connection is noticed after 15 s.
    expect(Date.now() - started).toBeLessThan(12_000);
    expectUploaded(folder, server.site);
    await server.stop();
    rmSync(path.dirname(folder), { recursive: true, force: true });
  });

  test(`visitors find whole pages while ${name} takes uploads, ${KILLS} of them killed`, async () => {
    if (program === undefined || NGINX_PATH === undefined)
      return test.skip(true, 'a server is not on this machine');
    test.setTimeout(600_000);
    const server = await startServer(program);
    const local = newSite();
    const pages = writeSite(local, 0);
    const started = Date.now();
    expect((await upload(local, server.variables).ended).wrote).toContain(`Uploaded ${2 * PAGES + 1} of`);
    const whole = Date.now() - started;
    const web = await startNginx(NGINX_PATH, () => [
      `location / { root ${server.site}; try_files $uri $uri.html =404; }`,
    ]);
    const broken: string[] = [];
    let visits = 0;
    let isOver = false;
    const visitor = async () => {
      while (!isOver)
        for (const [index, page] of pages.entries()) {
          const { status, body } = await ask(web.port, `/${page}`);
          const [, script = ''] = /src="([^"]*)"/.exec(body) ?? [];
          const answer = await ask(web.port, script);
          visits += 1;
          const isOwn = script.startsWith(`/_next/static/${index}-`);
          if (status !== 200 || !isOwn || !body.endsWith('</html>') || answer.body !== `${script.slice(1)}\n`)
            broken.push(`${page}: ${status}, ${body.length} characters, ${script}: ${answer.status}`);
        }
    };
    const visitors = [visitor(), visitor()];
    try {
      for (let kill = 1; kill <= KILLS; kill += 1) {
        writeSite(local, kill);
        const { ended, kill: end } = upload(local, server.variables);
        await wait(Math.random() * whole);
        end();
        await ended;
      }
      writeSite(local, KILLS + 1);
      expect(await upload(local, server.variables).ended).toMatchObject({ code: 0 });
      expect(broken).toEqual([]);
      expect(visits).toBeGreaterThan(1000);
      expectUploaded(local, server.site);

      // A day and a month later, nothing is left of all versions before.
      const manifest = path.join(server.site, '.uploaded.json');
      const { files, stale } = JSON.parse(readFileSync(manifest, 'utf8')) as Record<
        'files' | 'stale',
        object
      >;
      writeFileSync(
        manifest,
        JSON.stringify({ files, stale: Object.fromEntries(Object.keys(stale).map((file) => [file, 0])) }),
      );
      expect(await upload(local, server.variables).ended).toMatchObject({ code: 0 });
      expect(filesIn(server.site).filter((file) => !/^\.upload/.test(file))).toEqual(filesIn(local));
    } finally {
      isOver = true;
      await Promise.all(visitors);
      await web.stop();
      await server.stop();
      rmSync(path.dirname(local), { recursive: true, force: true });
    }
  });
}

test('an upload that another one overtakes before its first file sends all of its files', async () => {
  if (SSHD_PATH === undefined) return test.skip(true, 'the server is not on this machine');
  const server = await startSshd(SSHD_PATH);
  const folders = newSites(0, 1, 2);
  const [first = '', slow = '', fast = ''] = folders;
  expect(await upload(first, server.variables).ended).toMatchObject({ code: 0 });
  // An `sftp` that makes its second connection once the file `waits` is gone.
  const programs = path.dirname(slow);
  const waits = path.join(programs, 'waits');
  const hasRead = path.join(programs, 'has-read');
  writeFileSync(waits, '');
  writeFileSync(
    path.join(programs, 'sftp'),
    `#!/bin/sh
    while [ -e ${hasRead} ] && [ -e ${waits} ]; do sleep 0.05; done
    PATH="${process.env.PATH}" sftp "$@" && touch ${hasRead}`,
    { mode: 0o755 },
  );
  const held = upload(slow, { ...server.variables, PATH: `${programs}:${process.env.PATH}` });
  await expect.poll(() => existsSync(hasRead)).toBe(true);
  expect(await upload(fast, server.variables).ended).toMatchObject({ code: 0 });
  rmSync(waits);
  expect(await held.ended).toMatchObject({ code: 0 });
  expectUploaded(slow, server.site);
  await server.stop();
  for (const folder of folders) rmSync(path.dirname(folder), { recursive: true, force: true });
});

test('an upload that cannot read what is on the server stops before it sends anything', async () => {
  if (SSHD_PATH === undefined) return test.skip(true, 'the server is not on this machine');
  const server = await startSshd(SSHD_PATH);
  const local = newSite();
  writeSite(local, 0);
  mkdirSync(path.join(server.site, '.uploaded.json'));
  const { code, wrote } = await upload(local, server.variables).ended;
  expect(code).toBe(1);
  expect(wrote).toMatch(/\.uploaded\.json/);
  expect(filesIn(server.site)).toEqual([]);
  await server.stop();
  rmSync(path.dirname(local), { recursive: true, force: true });
});

test('an upload that cannot reach its server reports that and does not change the website', async () => {
  const local = newSite();
  writeSite(local, 0);
  for (const [to, reason] of [
    ['sftp://nobody@127.0.0.1:9/site', /Connection refused/],
    ['ftp://nobody@example.com/site', /use sftp:\/\/ or ftps:\/\//],
    ['', /UPLOAD_TO is missing/],
  ] as const) {
    const { code, wrote } = await upload(local, { UPLOAD_TO: to }).ended;
    expect(code).toBe(1);
    expect(wrote).toMatch(reason);
  }
  rmSync(path.dirname(local), { recursive: true, force: true });
});
