import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { generate } from 'selfsigned';
import { freePort } from '../support/free-port';

/** A server that takes files, with an empty folder for a site, and the variables with which `npm run upload` reaches it. */
export type FileServer = {
  readonly site: string;
  readonly variables: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
};

/** Tries to reach a server that is starting, and the pause between them in ms. */
const TRIES = 100;
const PAUSE = 100;

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

/** @param prepare writes what the server needs into `folder`; returns its parameters and the variables of the upload. */
async function start(
  program: string,
  prepare: (
    folder: string,
    port: number,
  ) => Promise<{ readonly parameters: readonly string[]; readonly variables: FileServer['variables'] }>,
): Promise<FileServer> {
  const folder = await mkdtemp(path.join(tmpdir(), 'file-server-'));
  chmodSync(folder, 0o755);
  const site = path.join(folder, 'site');
  mkdirSync(site);
  const port = await freePort();
  const { parameters, variables } = await prepare(folder, port);
  const server = spawn(program, parameters, { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const stop = async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    if (server.exitCode !== null) break;
    if (await listens(port)) return { site, variables, stop };
    await wait(PAUSE);
  }
  await stop();
  throw new Error(`${program} does not listen on port ${port}.`);
}

/** OpenSSH's server, which lets whoever runs the tests in with a key of this run. */
export const startSshd = (program: string) =>
  start(program, async (folder, port) => {
    for (const name of ['host', 'key'])
      execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', path.join(folder, name)]);
    // Its unprivileged half asks for this folder; Debian makes it when the machine starts.
    if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true });
    const server = path.join(folder, 'sshd_config');
    writeFileSync(
      server,
      [
        `Port ${port}`,
        'ListenAddress 127.0.0.1',
        `HostKey ${folder}/host`,
        `AuthorizedKeysFile ${folder}/key.pub`,
        'StrictModes no',
        'UsePAM no',
        'PidFile none',
        'Subsystem sftp internal-sftp',
      ].join('\n'),
    );
    const textOf = (name: string) => readFileSync(path.join(folder, name), 'utf8');
    const user = execFileSync('id', ['-un']).toString().trim();
    return {
      parameters: ['-D', '-f', server],
      variables: {
        UPLOAD_TO: `sftp://${user}@127.0.0.1:${port}${folder}/site`,
        UPLOAD_KEY: textOf('key'),
        UPLOAD_KNOWN_HOSTS: `[127.0.0.1]:${port} ${textOf('host.pub')}`,
      },
    };
  });

/** vsftpd, which speaks FTP within TLS alone, and takes files from anybody. */
export const startVsftpd = (program: string) =>
  start(program, async (folder, port) => {
    const [user, group] = ['-u', '-g'].map((which) => Number(execFileSync('id', [which, 'ftp']).toString()));
    chownSync(path.join(folder, 'site'), user ?? 0, group ?? 0);
    const { private: key, cert } = await generate([{ name: 'commonName', value: '127.0.0.1' }]);
    writeFileSync(`${folder}/cert.pem`, `${cert}\n${key}`);
    const rules = {
      listen: 'YES',
      listen_address: '127.0.0.1',
      listen_port: port,
      background: 'NO',
      secure_chroot_dir: folder,
      anon_root: folder,
      ...Object.fromEntries(
        ['write_enable', 'anon_upload_enable', 'anon_mkdir_write_enable', 'anon_other_write_enable'].map(
          (rule) => [rule, 'YES'],
        ),
      ),
      anon_umask: '022',
      seccomp_sandbox: 'NO',
      ssl_enable: 'YES',
      allow_anon_ssl: 'YES',
      force_anon_logins_ssl: 'YES',
      force_anon_data_ssl: 'YES',
      require_ssl_reuse: 'NO',
      ssl_ciphers: 'HIGH',
      rsa_cert_file: `${folder}/cert.pem`,
    };
    const file = path.join(folder, 'vsftpd.conf');
    writeFileSync(
      file,
      Object.entries(rules)
        .map(([rule, value]) => `${rule}=${value}\n`)
        .join(''),
    );
    // The certificate of this run is its own authority; its name is no address.
    writeFileSync(`${folder}/rc`, `set ssl:ca-file ${folder}/cert.pem\nset ssl:check-hostname no\n`);
    return {
      parameters: [file],
      variables: {
        UPLOAD_TO: `ftps://anonymous@127.0.0.1:${port}/site`,
        UPLOAD_PASSWORD: 'nobody@example.com',
        LFTP_HOME: folder,
      },
    };
  });
