/**
 * Runs a command with CHROMIUM_PATH set: `tsx scripts/with-chromium.ts playwright test`.
 * The browser is, in this order: the one CHROMIUM_PATH names, one on this machine, Debian's package (when root on
 * Debian), Playwright's own download.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
  'microsoft-edge',
];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

const browser = named() ?? onThisMachine() ?? fromDebian() ?? fromPlaywright();
if (browser === undefined) {
  fail(
    'No Chromium was found and none could be installed. Install one (on Debian: apt-get install chromium; elsewhere: ' +
      'npx playwright install chromium) or set CHROMIUM_PATH to the browser to use.',
  );
}
const [command, ...commandArguments] = process.argv.slice(2);
if (command === undefined) fail('Say what to run: tsx scripts/with-chromium.ts COMMAND [ARGUMENT ...]');
const run = spawnSync(command, commandArguments, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, CHROMIUM_PATH: browser },
});
process.exit(run.status ?? 1);

function named() {
  const file = process.env.CHROMIUM_PATH;
  if (!file) return undefined;
  return existsSync(file)
    ? file
    : fail(
        `CHROMIUM_PATH is "${file}", and there is no such file. Correct it, or unset it to have a browser found.`,
      );
}

function onThisMachine() {
  const folders = (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':');
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => `${folder}/${name}`)), ...PLACES];
  return [...candidates, chromium.executablePath()].find((file) => existsSync(file));
}

function fromDebian() {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!isRootOnDebian) return undefined;
  console.log('No Chromium on this machine: installing Debian’s package.');
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
  spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: ['ignore', 'ignore', 'inherit'] });
  return onThisMachine();
}

function fromPlaywright() {
  console.log('No Chromium on this machine: downloading Playwright’s.');
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return onThisMachine();
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
