/**
 * Unpacks the oldest Chromium that the website is made for, and one between it and today's, from npm's packages, which are
 * for Linux on x64: `tsx scripts/older-chromium.ts`. Elsewhere it says so, and the tests in them are left out.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { olderChromiums } from './older-chromiums';

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.error('Older Chromium is only there for Linux on x64: its tests are left out.');
  process.exit(process.env.CI ? 1 : 0);
}
for (const { release, folder } of olderChromiums) if (!existsSync(folder)) unpack(release, folder);

/** @throws Error when the package cannot be fetched or read. */
function unpack(release: string, folder: string) {
  const unfinished = `${folder}-unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  run('npm', [
    'install',
    '--prefix',
    unfinished,
    '--no-save',
    '--ignore-scripts',
    '--legacy-peer-deps',
    `@sparticuz/chromium@${release}`,
  ]);
  const packed = `${unfinished}/node_modules/@sparticuz/chromium/bin`;
  const read = (name: string) => brotliDecompressSync(readFileSync(`${packed}/${name}.br`));
  writeFileSync(`${unfinished}/chromium`, read('chromium'));
  chmodSync(`${unfinished}/chromium`, 0o755);
  for (const libraries of ['aws.tar', 'swiftshader.tar'])
    run('tar', ['x', '-C', unfinished], read(libraries));
  rmSync(`${unfinished}/node_modules`, { recursive: true });
  renameSync(unfinished, folder);
}

function run(command: string, parameters: readonly string[], input?: Buffer) {
  const { status, stderr } = spawnSync(command, parameters, { input });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')}: ${stderr.toString()}`);
}
