/**
 * Finds or installs programs for tests that npm does not provide: the program named by its variable, an installed one,
 * Debian's package (as root on Debian), an installed alternative, and for Chromium Playwright's download.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const unwanted = ['quic', 'background-networking', 'component-update', 'sync'];
/** Flags for Chromium in a container, without traffic of its own. */
export const chromiumFlags = ['--no-sandbox', ...unwanted.map((feature) => `--disable-${feature}`)];

type Tool = {
  /** Variable with the program's path, for tests. */
  readonly variable: string;
  readonly names: readonly string[];
  /** Alternatives if none of `names` is installed or can be installed. Names or full paths. */
  readonly instead?: readonly string[];
  /** Debian's packages. */
  readonly packages: readonly string[];
};

const tools = {
  // Headless, because tests then take little more than half of the time.
  chromium: {
    variable: 'CHROMIUM_PATH',
    names: ['chromium-headless-shell'],
    instead: [
      'chromium',
      'chromium-browser',
      'google-chrome-stable',
      'google-chrome',
      'chrome',
      'microsoft-edge',
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
      chromium.executablePath(),
    ],
    packages: ['chromium-headless-shell'],
  },
  // Has the back/forward cache, unlike the headless shell.
  'whole chromium': {
    variable: 'WHOLE_CHROMIUM_PATH',
    names: ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'],
    packages: ['chromium'],
  },
  firefox: { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], packages: ['firefox-esr'] },
  webkit: { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
  xvfb: { variable: 'XVFB_PATH', names: ['Xvfb'], packages: ['xvfb'] },
  nginx: { variable: 'NGINX_PATH', names: ['nginx'], packages: ['nginx-light'] },
  // Only the program, because the full package would set up a system server.
  apache: { variable: 'APACHE_PATH', names: ['apache2'], packages: ['apache2-bin', 'media-types'] },
  // Protocols of plain hosting.
  sshd: { variable: 'SSHD_PATH', names: ['sshd'], packages: ['openssh-server'] },
  vsftpd: { variable: 'VSFTPD_PATH', names: ['vsftpd'], packages: ['vsftpd'] },
  lftp: { variable: 'LFTP_PATH', names: ['lftp'], packages: ['lftp'] },
  // Opens product drawings.
  librecad: { variable: 'LIBRECAD_PATH', names: ['librecad'], packages: ['librecad'] },
  java: { variable: 'JAVA_PATH', names: ['java'], packages: ['default-jre-headless'] },
} as const satisfies Record<string, Tool>;

type ProgramName = keyof typeof tools;

/** Every tool, Chromium first. */
export const programNames = Object.keys(tools) as ProgramName[];

export const isToolName = (name: string): name is ProgramName => name in tools;

/** Finds or installs programs; returns their variables. Exits with `CI` set, or for Chromium, where one lacks. */
export function findTools(names: readonly ProgramName[]): Record<string, string> {
  const files: Record<string, string> = {};
  for (const name of names) {
    const { variable, packages, names: programs, instead = [] }: Tool = tools[name];
    const file =
      named(variable) ??
      onThisMachine(programs) ??
      installed(name, programs) ??
      onThisMachine(instead) ??
      downloaded(name);
    if (file !== undefined) {
      files[variable] = file;
      continue;
    }
    console.error(
      `${name}: not on this machine, and it could not be installed. On Debian: apt-get install ${packages.join(' ')}; ` +
        `elsewhere install it and name the program in ${variable}.`,
    );
    if (process.env.CI || name === 'chromium') process.exit(1);
  }
  return files;
}

function named(variable: string) {
  const file = process.env[variable];
  if (!file || existsSync(file)) return file || undefined;
  console.error(`${variable} is "${file}", and there is no such file. Correct it, or unset it.`);
  return process.exit(1);
}

function onThisMachine(programs: readonly string[]) {
  // Server programs are often outside a user's PATH.
  const folders = [
    ...(process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':'),
    '/usr/sbin',
    '/usr/local/sbin',
  ];
  const isWhole = (program: string) => /[\\/]/.test(program);
  const candidates = [
    ...folders.flatMap((folder) => programs.filter((one) => !isWhole(one)).map((one) => `${folder}/${one}`)),
    ...programs.filter(isWhole),
  ];
  return candidates.find((file) => existsSync(file));
}

function installed(name: ProgramName, programs: readonly string[]) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const { packages } = tools[name];
  console.log(`${name}: not on this machine. Installing Debian’s ${packages.join(' and ')}.`);
  aptGet('update', '-qq');
  aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
  return onThisMachine(programs);
}

/** Downloads Playwright's Chromium; its other browsers are modified versions that no visitor has. */
function downloaded(name: ProgramName) {
  if (name !== 'chromium') return undefined;
  console.log('chromium: not on this machine. Downloading Playwright’s.');
  spawnSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return onThisMachine([chromium.executablePath()]);
}

/** Runs apt-get; RUNLEVEL prevents packages from starting their servers. */
function aptGet(...parameters: string[]) {
  spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', ...parameters], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
  });
}
