/**
 * The one place that finds or installs the programs that tests need and npm does not bring. A program is, in this order:
 * the one that its variable names, one on this machine, Debian's package (when root on Debian) and, of Chromium,
 * Playwright's own download.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

type Tool = {
  /** Variable that tells tests where the program is. */
  readonly variable: string;
  readonly names: readonly string[];
  readonly places?: readonly string[];
  /** Debian's packages. */
  readonly packages: readonly string[];
};

const tools = {
  chromium: {
    variable: 'CHROMIUM_PATH',
    names: [
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
      'chrome',
      'microsoft-edge',
    ],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
    ],
    packages: ['chromium'],
  },
  firefox: { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  webkit: { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
  xvfb: { variable: 'XVFB_PATH', names: ['Xvfb'], packages: ['xvfb'] },
  nginx: { variable: 'NGINX_PATH', names: ['nginx'], packages: ['nginx-light'] },
  // The program alone: the whole package would set up a server of the machine.
  apache: { variable: 'APACHE_PATH', names: ['apache2'], packages: ['apache2-bin', 'media-types'] },
  java: { variable: 'JAVA_PATH', names: ['java'], packages: ['default-jre-headless'] },
} as const satisfies Record<string, Tool>;

export type ToolName = keyof typeof tools;

export const isToolName = (name: string): name is ToolName => name in tools;

/**
 * Finds programs, and installs those that are missing where that is possible, saying so. Returns the variables that name
 * them. A program that cannot be had is named in one line, and its tests are left out; with `CI` set the run ends there,
 * and so it does without Chromium.
 */
export function findTools(names: readonly ToolName[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of names) {
    const { variable, packages } = tools[name];
    const file = named(variable) ?? onThisMachine(name) ?? installed(name);
    if (file !== undefined) {
      found[variable] = file;
      continue;
    }
    console.error(
      `${name}: not on this machine, and it could not be installed. On Debian: apt-get install ${packages.join(' ')}; ` +
        `elsewhere install it and name the program in ${variable}.`,
    );
    if (process.env.CI || name === 'chromium') process.exit(1);
  }
  return found;
}

function named(variable: string) {
  const file = process.env[variable];
  if (!file || existsSync(file)) return file || undefined;
  console.error(`${variable} is "${file}", and there is no such file. Correct it, or unset it.`);
  return process.exit(1);
}

function onThisMachine(name: ToolName) {
  const { names, places = [] }: Tool = tools[name];
  // Programs that run servers stand outside of an ordinary user's path.
  const folders = [
    ...(process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':'),
    '/usr/sbin',
    '/usr/local/sbin',
  ];
  const candidates = [...folders.flatMap((folder) => names.map((file) => `${folder}/${file}`)), ...places];
  if (name === 'chromium') candidates.push(chromium.executablePath());
  return candidates.find((file) => existsSync(file));
}

function installed(name: ToolName) {
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const { packages } = tools[name];
    console.log(`${name}: not on this machine. Installing Debian’s ${packages.join(' and ')}.`);
    aptGet('update', '-qq');
    aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
  }
  const file = onThisMachine(name);
  if (file !== undefined || name !== 'chromium') return file;
  console.log('chromium: not on this machine. Downloading Playwright’s.');
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return onThisMachine(name);
}

/** RUNLEVEL keeps packages from starting the servers that they bring. */
function aptGet(...parameters: string[]) {
  spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...parameters], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}
