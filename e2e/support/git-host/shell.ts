import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, openSync, readFileSync, readSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoize } from '../../../lib/text';

const quoted = (word: string) => `'${word.replaceAll("'", `'\\''`)}'`;

/** A shell that reads commands from one named pipe, and writes their exit codes into another. It ends with this process. */
const startShell = memoize(() => {
  const folder = mkdtempSync(join(tmpdir(), 'shell-'));
  const [commands, codes] = [join(folder, 'commands'), join(folder, 'codes')] as const;
  execFileSync('mkfifo', [commands, codes]);
  spawn('sh', ['-c', 'exec sh <"$0" 3>"$1"', commands, codes], { stdio: 'ignore' }).unref();
  const pipes = { commands: openSync(commands, 'w'), codes: openSync(codes, 'r') };
  rmSync(folder, { recursive: true });
  return pipes;
});

/**
 * Runs a program from a small shell, and returns what it printed. `execFileSync` would fork this process instead, which
 * copies the tables of all its memory: 92 ms at 1.2 GB, and a test of two people runs `git` some hundred times.
 * @param folder - for its input and output.
 * @throws Error with what it printed, unless it exits with 0.
 */
export function runFromShell(
  folder: string,
  words: readonly string[],
  {
    input = '',
    env = {},
  }: { readonly input?: string | Buffer; readonly env?: Readonly<Record<string, string>> } = {},
): Buffer {
  const { commands, codes } = startShell();
  const [stdin, stdout, stderr] = ['stdin', 'stdout', 'stderr'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(stdin, input);
  const values = Object.entries(env).map(([name, value]) => `${name}=${quoted(value)}`);
  const command = [...values, ...words.map(quoted)].join(' ');
  writeSync(commands, `${command} <${quoted(stdin)} >${quoted(stdout)} 2>${quoted(stderr)}; echo $? >&3\n`);
  const code = Buffer.alloc(8);
  const length = readSync(codes, code);
  if (code.toString('utf8', 0, length) !== '0\n')
    throw new Error(`${words.join(' ')}: ${readFileSync(stderr, 'utf8')}`);
  return readFileSync(stdout);
}
