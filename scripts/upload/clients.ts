import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** One operation on the server. Paths are relative to the site's folder; the other end of a transfer is local. */
export type UploadStep =
  | { readonly kind: 'put'; readonly from: string; readonly to: string }
  | { readonly kind: 'get'; readonly path: string; readonly to: string }
  | { readonly kind: 'folder' | 'remove'; readonly path: string }
  /** `stop` ends another upload, by its name; `begin` and `end` are the first and the last step of this one. */
  | { readonly kind: 'stop'; readonly upload: string }
  | { readonly kind: 'begin' | 'end' };

/** Names this upload in the manifest and in its folder, which no other upload shares. */
export const RUN = randomUUID();

/** The folder where a file of an upload arrives before it is renamed, atomically, to its final name. */
const folderOf = (upload: string) => `.uploading-${upload}`;
const OWN = folderOf(RUN);
const ARRIVING = `${OWN}/file`;
/** What the folder of another upload is renamed to, atomically: from then on each step of that upload fails. */
const STOPPED = `.stopped-${RUN}`;

type Address = {
  readonly user: string;
  readonly host: string;
  readonly port: string;
  readonly folder: string;
  /** Local folder with the files that `run` writes: `commands`, `key`, `known_hosts`, `answer`. */
  readonly scratch: string;
};
type Client = {
  readonly program: string;
  /** Debian package. */
  readonly package: string;
  readonly parameters: (address: Address) => readonly string[];
  readonly commands: (address: Address, steps: readonly UploadStep[]) => readonly string[];
};

const { UPLOAD_PASSWORD, UPLOAD_KEY, UPLOAD_KNOWN_HOSTS } = process.env;

const options = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).flatMap(([name, value]) => ['-o', `${name}=${value}`]);

/** Signs that may end a line: control characters, separators of lines and paragraphs, halves of surrogate pairs. */
export const CONTROL = /[\p{Cc}\p{Cs}\u2028\u2029]/u;
/** Bytes of a line. OpenSSH's `sftp` reads 2,047 at once and takes what follows as the next command. */
const MAX_LINE_BYTES = 2000;

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
/** A path on the server, which is neither an option, nor somebody's home (`~`), nor a URL of `lftp`. */
const remote = (path: string) => quoted(`./${path}`);

/** Throws if a line would be more than one command: in these files `!` begins a command for this computer. */
function commandFile(lines: readonly string[]) {
  const unfit = lines.find((line) => CONTROL.test(line) || Buffer.byteLength(line) > MAX_LINE_BYTES);
  if (unfit === undefined) return lines.join('\n');
  throw new Error(
    `A name has a control character, such as a line break, or is too long: ${unfit.slice(0, 200)}. ` +
      'Rename the file or folder, or correct UPLOAD_TO.',
  );
}

/** A line starting with `-` may fail, for an existing folder or a file that is gone. */
function sftpCommands(step: UploadStep): readonly string[] {
  switch (step.kind) {
    case 'put':
      return [`put ${quoted(step.from)} ${ARRIVING}`, `rename ${ARRIVING} ${remote(step.to)}`];
    case 'get':
      return [`get ${remote(step.path)} ${quoted(step.to)}`];
    case 'folder':
      return [`-mkdir ${remote(step.path)}`];
    case 'remove':
      return [`-rm ${remote(step.path)}`];
    case 'begin':
      return [`mkdir ${OWN}`];
    case 'end':
      return [`-rmdir ${OWN}`];
    case 'stop':
      return [`-rename ${folderOf(step.upload)} ${STOPPED}`, `-rm ${STOPPED}/file`, `-rmdir ${STOPPED}`];
  }
}

function ftpCommands(step: UploadStep): readonly string[] {
  switch (step.kind) {
    case 'put':
      return [`put ${quoted(step.from)} -o ${ARRIVING}`, `mv ${ARRIVING} ${remote(step.to)}`];
    case 'get':
      return [`get ${remote(step.path)} -o ${quoted(step.to)}`];
    case 'folder':
      return [`mkdir -f ${remote(step.path)} || echo`];
    case 'remove':
      return [`rm -f ${remote(step.path)} || echo`];
    case 'begin':
      return [`mkdir ${OWN}`];
    case 'end':
      return [`rmdir ${OWN} || echo`];
    case 'stop':
      return [
        `mv ${folderOf(step.upload)} ${STOPPED} || echo`,
        `rm -f ${STOPPED}/file || echo`,
        `rmdir ${STOPPED} || echo`,
      ];
  }
}

/**
 * Clients by scheme of `UPLOAD_TO`. Both replace files by renaming: OpenSSH's `sftp` with its own rename, `lftp` with
 * RNTO; the SFTP of `lftp` would delete the file first. `ftps` requires TLS (RFC 4217), whatever the server offers.
 */
const clients: Readonly<Record<string, Client>> = {
  'sftp:': {
    program: 'sftp',
    package: 'openssh-client',
    parameters: ({ user, host, port, scratch }) => [
      ...options({
        LogLevel: 'ERROR',
        ConnectTimeout: '30',
        ServerAliveInterval: '15',
        // No prompts for unknown servers, and only one for the password.
        StrictHostKeyChecking: 'yes',
        NumberOfPasswordPrompts: '1',
        // Before `-b`, which would forbid a password prompt.
        BatchMode: UPLOAD_PASSWORD ? 'no' : 'yes',
        ...(UPLOAD_KEY && { IdentityFile: `${scratch}/key`, IdentitiesOnly: 'yes' }),
        ...(UPLOAD_KNOWN_HOSTS && { UserKnownHostsFile: `${scratch}/known_hosts` }),
      }),
      ...['-P', port || '22', '-b', `${scratch}/commands`, '--', `${user}@${host}`],
    ],
    commands: ({ folder }, steps) => [`cd ${quoted(folder)}`, ...steps.flatMap(sftpCommands)],
  },
  'ftps:': {
    program: 'lftp',
    package: 'lftp',
    parameters: ({ scratch }) => ['-f', `${scratch}/commands`],
    commands: ({ user, host, port, folder }, steps) => [
      'set cmd:fail-exit yes',
      'set net:timeout 30',
      'set net:max-retries 3',
      'set ftp:ssl-force yes',
      'set ftp:ssl-protect-data yes',
      // In TLS 1.3 a server sends tickets over the data connection (RFC 8446, 4.6.1), which lftp does not read while it
      // sends: closing resets the connection, and the end of files over 128 kB is lost.
      'set ssl:priority NORMAL:-VERS-TLS1.3',
      `open --user ${quoted(user)} --env-password ftp://${host}:${port || '21'}`,
      `cd ${quoted(folder)}`,
      ...steps.flatMap(ftpCommands),
    ],
  },
};

/** A name, an IPv4 address or an IPv6 address. Where the scheme is not one of the web, `URL` leaves other signs. */
const HOST = /^(?:\w[\w.-]*|\[[\da-f:.]+\])$/i;

/** Runs the steps on the server in one connection; throws the client's output if one fails. */
export async function run(to: URL, steps: readonly UploadStep[]) {
  const client = clients[to.protocol];
  if (client === undefined) throw new Error(`UPLOAD_TO begins with ${to.protocol}: use sftp:// or ftps://`);
  if (!HOST.test(to.hostname)) throw new Error(`UPLOAD_TO has no valid host: ${to.hostname}`);
  const scratch = await mkdtemp(path.join(tmpdir(), 'upload-'));
  const address = {
    user: decodeURIComponent(to.username),
    host: to.hostname,
    port: to.port,
    folder: decodeURIComponent(to.pathname).replace(/^\/~(?:\/|$)/, './'),
    scratch,
  };
  const write = (name: string, text: string, mode = 0o600) =>
    writeFile(path.join(scratch, name), `${text.replaceAll('\r', '').trimEnd()}\n`, { mode });
  try {
    await write('commands', commandFile(client.commands(address, steps)));
    await write('key', UPLOAD_KEY ?? '');
    await write('known_hosts', UPLOAD_KNOWN_HOSTS ?? '');
    // OpenSSH runs this program for the password (`SSH_ASKPASS`); it prints the environment variable.
    await write('answer', '#!/bin/sh\nprintf %s "$UPLOAD_PASSWORD"', 0o700);
    await ended(client, client.parameters(address), {
      ...process.env,
      UPLOAD_KEY: undefined,
      SSH_ASKPASS: path.join(scratch, 'answer'),
      SSH_ASKPASS_REQUIRE: 'force',
      LFTP_PASSWORD: UPLOAD_PASSWORD,
    });
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

function ended({ program, package: name }: Client, parameters: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(program, parameters, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let wrote = '';
  child.stderr.on('data', (piece: Buffer) => (wrote = `${wrote}${piece.toString()}`.slice(-2000)));
  return new Promise<void>((resolve, reject) => {
    child.once('error', () =>
      reject(new Error(`${program} is not on this machine: apt-get install ${name}`)),
    );
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${program}: ${wrote.trim()}`)),
    );
  });
}
