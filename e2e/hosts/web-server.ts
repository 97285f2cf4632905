import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../support/free-port';
import { ask } from './ask';
import { siteCopy } from './site-copy';

/** A web server with the export on it, on a port of this machine alone. */
export type WebServer = { readonly port: number; readonly stop: () => Promise<void> };

/** Tries to reach a server that is starting, and the pause between them in ms. */
const TRIES = 100;
const PAUSE = 100;

async function start(
  program: string,
  parametersIn: (folder: string) => readonly string[],
  prepare: (folder: string, port: number) => Promise<void>,
): Promise<WebServer> {
  const { folder, remove } = await siteCopy();
  const port = await freePort();
  await prepare(folder, port);
  const server = spawn(program, parametersIn(folder), { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await remove();
  };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (server.exitCode !== null) break;
    const answer = await ask(port, '/robots.txt').catch(() => undefined);
    if (answer?.status === 200) return { port, stop };
    await wait(PAUSE);
  }
  const log = await readFile(`${folder}/error.log`, 'utf8').catch(() => 'It left no log.');
  await stop();
  throw new Error(`${program} does not answer with the site on port ${port}. ${log}`);
}

const firstOf = (files: readonly string[]) => files.find((file) => existsSync(file)) ?? files[0] ?? '';

/** What a server block of nginx says, after its `listen` and `root`. */
const ALL_RULES = (folder: string) => [`include ${folder}/site/site.conf;`];

/**
 * nginx with the files of `hosting/nginx` as they are.
 * @param rulesIn what the server block says in their place
 */
export const startNginx = (program: string, rulesIn = ALL_RULES) =>
  start(
    program,
    (folder) => ['-p', folder, '-c', `${folder}/nginx.conf`, '-e', `${folder}/error.log`],
    async (folder, port) => {
      await cp('hosting/nginx', `${folder}/site`, { recursive: true });
      const http = await readFile('hosting/nginx/http.conf', 'utf8');
      await writeFile(`${folder}/site/http.conf`, http.replaceAll('/var/www/site/out', `${folder}/out`));
      const types = firstOf([
        '/etc/nginx/mime.types',
        '/usr/local/etc/nginx/mime.types',
        '/opt/homebrew/etc/nginx/mime.types',
      ]);
      const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      await writeFile(
        `${folder}/nginx.conf`,
        [
          'daemon off;',
          `pid ${folder}/nginx.pid;`,
          'events {}',
          'http {',
          `include ${types};`,
          'access_log off;',
          ...scratch.map((name) => `${name}_temp_path ${folder}/${name};`),
          `include ${folder}/site/http.conf;`,
          'server {',
          `listen 127.0.0.1:${port};`,
          `root ${folder}/out;`,
          ...rulesIn(folder),
          '}',
          '}',
        ].join('\n'),
      );
    },
  );

const APACHE_MODULES = [
  'mpm_event',
  'authn_core',
  'authn_file',
  'authz_core',
  'authz_user',
  'auth_basic',
  'mime',
  'dir',
  'autoindex',
  'negotiation',
  'headers',
  'rewrite',
  'filter',
  'deflate',
];

type ApacheOptions = {
  /** Modules that this server lacks. */
  readonly without?: readonly string[];
  /** Lines for the configuration of the server itself. */
  readonly lines?: readonly string[];
  /** Changes the site before the server starts. */
  readonly onSite?: (out: string) => void;
};

/** Apache with the `.htaccess` of the export, as a shared host would run it. */
export const startApache = (program: string, { without = [], lines = [], onSite }: ApacheOptions = {}) =>
  start(
    program,
    (folder) => ['-d', folder, '-f', `${folder}/apache.conf`, '-D', 'FOREGROUND'],
    async (folder, port) => {
      onSite?.(`${folder}/out`);
      const modules = firstOf([
        '/usr/lib/apache2/modules',
        '/usr/local/libexec/apache2',
        '/opt/homebrew/lib/httpd/modules',
      ]);
      const loaded = APACHE_MODULES.filter((name) => !without.includes(name));
      await writeFile(
        `${folder}/apache.conf`,
        [
          ...loaded.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`),
          'ServerName localhost',
          `Listen 127.0.0.1:${port}`,
          `PidFile ${folder}/apache.pid`,
          `DefaultRuntimeDir ${folder}`,
          `ErrorLog ${folder}/error.log`,
          'ServerTokens Prod',
          'User www-data',
          'Group www-data',
          `TypesConfig ${firstOf(['/etc/mime.types', '/etc/apache2/mime.types'])}`,
          `DocumentRoot ${folder}/out`,
          '<Directory />',
          'AllowOverride None',
          'Require all denied',
          '</Directory>',
          `<Directory ${folder}/out>`,
          // What a host that nobody has tuned does: lists folders, guesses names. The .htaccess has to undo it.
          'Options Indexes FollowSymLinks MultiViews',
          'AllowOverride All',
          'Require all granted',
          '</Directory>',
          ...lines,
        ].join('\n'),
      );
    },
  );
