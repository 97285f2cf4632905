import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { samples } from '../../scripts/test/depth';
import { startSshd, startVsftpd } from './file-servers';
import { expectUploaded, upload } from './run-upload';
import { filesIn, newSite, writeSite } from './small-sites';

const { SSHD_PATH, VSFTPD_PATH } = process.env;
const MANIFEST = '.uploaded.json';
/** Bytes of a line that `sftp` reads at once; it takes what follows as the next line. */
const SFTP_LINE = 2047;

const staleOf = (...paths: readonly string[]) =>
  JSON.stringify({ files: {}, stale: Object.fromEntries(paths.map((file) => [file, 0])), run: randomUUID() });

/** Lists of files that a web server may hand to the upload. `marker` is a file that a command of theirs would make. */
const hostileManifests = (marker: string): Readonly<Record<string, string>> => {
  const command = `!touch ${marker}`;
  const long = `${'x/'.repeat(SFTP_LINE)}`.slice(0, SFTP_LINE - '-rm "./'.length);
  return {
    'a line break in a name': staleOf(`old\n${command}\n`),
    'a quote and a line break in a name': staleOf(`old"\n${command}\n"`),
    'a carriage return in a name': staleOf(`old"\r${command}\r\n"`),
    'a name that is longer than a line': staleOf(`${long}${command} #`, `${long}xx${command} #`),
    'a line break in the name of the upload': JSON.stringify({
      files: {},
      stale: {},
      run: `x"\n${command}\n`,
    }),
    'a way out of the folder': staleOf('../outside.txt', 'blog/../../outside.txt', '/outside.txt'),
    'a hash that is none': JSON.stringify({ files: { 'index.html': `x\n${command}` }, stale: {} }),
    'itself among the stale files': staleOf(MANIFEST),
    nothing: '',
    null: 'null',
    'a page': '<!doctype html><title>Sign in</title>',
    'half of a list': staleOf('old.html').slice(0, 20),
    '20 MB': JSON.stringify({ files: {}, stale: {}, padding: 'x'.repeat(20_000_000) }),
  };
};

/** Signs that mean something to a shell, to `sftp`, to `lftp` or to FTP. */
const SIGNS = [...'"\'*?[]{}-~ #;|$`&!<>()%=,:@^+', 'a', 'b', 'é', 'ব', '..', '$(x)', '-rf', '~root'];
const hostileName = fc
  .array(fc.constantFrom(...SIGNS), { minLength: 1, maxLength: 8 })
  .map((signs) => signs.join(''))
  .filter((name) => name !== '.' && name !== '..');

for (const { name, program, startServer } of [
  { name: 'OpenSSH', program: SSHD_PATH, startServer: startSshd },
  { name: 'vsftpd', program: VSFTPD_PATH, startServer: startVsftpd },
]) {
  test(`what ${name} claims to have runs no command here and changes nothing outside the folder`, async () => {
    if (program === undefined) return test.skip(true, 'the server is not on this machine');
    test.setTimeout(600_000);
    const server = await startServer(program);
    const outside = path.join(path.dirname(server.site), 'outside.txt');
    const local = newSite();
    writeSite(local, 0);
    const markers = mkdtempSync(path.join(tmpdir(), 'markers-'));
    const marker = path.join(markers, 'command-ran');
    writeFileSync(outside, 'Not part of the website');
    for (const [what, manifest] of Object.entries(hostileManifests(marker))) {
      writeFileSync(path.join(server.site, MANIFEST), manifest);
      const { code, wrote } = await upload(local, server.variables).ended;
      expect.soft(existsSync(marker), `${what} runs a command`).toBe(false);
      expect.soft(existsSync(outside), `${what} deletes another file`).toBe(true);
      expect.soft(code, `${what} blocks the upload: ${wrote}`).toBe(0);
      expect
        .soft(wrote, what)
        .toMatch(/The list of files on the server \(\.uploaded\.json\) .+ all files are sent/);
      rmSync(marker, { force: true });
      writeFileSync(outside, 'Not part of the website');
    }
    expectUploaded(local, server.site);
    await server.stop();
    rmSync(markers, { recursive: true, force: true });
    rmSync(path.dirname(local), { recursive: true, force: true });
  });

  test(`files with odd names reach ${name} and are removed again, and no others`, async () => {
    if (program === undefined) return test.skip(true, 'the server is not on this machine');
    test.setTimeout(600_000);
    const server = await startServer(program);
    const local = newSite();
    writeSite(local, 0);
    const plain = filesIn(local);
    const names = fc.sample(hostileName, samples(60, 600));
    for (const odd of names) {
      mkdirSync(path.join(local, `in ${odd}`), { recursive: true });
      for (const file of [odd, `in ${odd}/${odd}`, `${odd}.html`])
        writeFileSync(path.join(local, file), file);
    }
    const odd = filesIn(local).filter((file) => !plain.includes(file));
    expect(await upload(local, server.variables).ended).toMatchObject({ code: 0 });
    expectUploaded(local, server.site);
    // Names that the globs among the odd ones fit.
    for (const file of ['a', 'b', 'ab', 'aa.html'])
      writeFileSync(path.join(server.site, `${file}-stays`), file);
    writeSite(local, 0);
    const manifest = path.join(server.site, MANIFEST);
    const { files } = JSON.parse(readFileSync(manifest, 'utf8')) as { files: Record<string, string> };
    const left = Object.fromEntries(Object.entries(files).filter(([file]) => !odd.includes(file)));
    const stale = Object.fromEntries(odd.map((file) => [file, 0]));
    writeFileSync(manifest, JSON.stringify({ files: left, stale }));
    expect(await upload(local, server.variables).ended).toMatchObject({ code: 0 });
    const stays = ['a', 'b', 'ab', 'aa.html'].map((file) => `${file}-stays`);
    expect(filesIn(server.site).filter((file) => !file.startsWith('.upload'))).toEqual(
      [...filesIn(local), ...stays].sort(),
    );
    await server.stop();
    rmSync(path.dirname(local), { recursive: true, force: true });
  });
}
