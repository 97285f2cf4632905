import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { itInFull } from '@/__tests__/it-in-full';
import { join } from 'node:path';
import { pair } from '@/__tests__/fixtures/pair';
import type { TextPair } from '@/lib/records';
import { bundleOf, putOf, sample } from '../../lib/exchange/fixtures';
import { copyRepository, gitIn, runScript } from './script-copy';

jest.setTimeout(60_000);

const FILE = 'content/entities/products/data.json';

let copy: Awaited<ReturnType<typeof copyRepository>>;
beforeEach(async () => {
  copy = await copyRepository();
});
afterEach(() => copy.remove());

const git = (...args: readonly string[]) => gitIn(copy.root)(...args);

/** Writes a file that renames one product. */
async function renaming(place: number, name: string) {
  const product = sample('products')[place] ?? {};
  const file = join(copy.root, `.git/rename-${place}.json`);
  const changes = [await putOf('products', product, { ...product, name: pair(name) })];
  await writeFile(file, JSON.stringify(bundleOf({ changes })));
  return file;
}

const namesIn = (text: string) =>
  (JSON.parse(text) as readonly { name: TextPair }[]).map(({ name }) => name.en);

/** Names of the products in the folder and in the last commit. */
const written = async () => [
  namesIn(await readFile(join(copy.root, FILE), 'utf8')),
  namesIn(await git('show', `HEAD:${FILE}`)),
];

/**
 * Runs `content:apply` with a git that does something else at one moment: at its first call of a command.
 * @param steps in a shell, before the call; `$ONCE` is a folder of their own.
 */
async function applyWhile(command: string, steps: string, file: string) {
  const bin = join(copy.root, '.git/bin');
  await mkdir(bin);
  const program = `#!/bin/sh
PATH='${process.env.PATH ?? ''}'
ONCE='${join(copy.root, '.git/once')}'
case " $* " in
  *' ${command} '*) if mkdir "$ONCE" 2>/dev/null; then ${steps}; fi ;;
esac
exec git "$@"
`;
  await writeFile(join(bin, 'git'), program);
  await chmod(join(bin, 'git'), 0o755);
  return runScript(copy.root, 'content-apply', [file], { PATH: `${bin}:${process.env.PATH ?? ''}` });
}

it('a run that plans while another one has committed and not checked out yet keeps the change of the other', async () => {
  const before = await readFile(join(copy.root, FILE), 'utf8');
  await runScript(copy.root, 'content-apply', [await renaming(1, 'Theirs')]);
  // Of somebody else, so that the run does not bring the files itself when it starts.
  await git('commit', '--quiet', '--amend', '--message', 'Theirs');
  await writeFile(join(copy.root, FILE), before);
  await git('add', FILE);

  const arrives = `(cd '${copy.root}' && git checkout --quiet HEAD -- content)`;
  const run = await applyWhile('status', arrives, await renaming(0, 'Mine'));
  expect(run).toMatchObject({ code: 0, err: '' });
  const names = ['Mine', 'Theirs', expect.any(String)];
  expect(await written()).toEqual([names, names]);
});

itInFull('a run that checks out late does not put its older file in the place of the other’s', async () => {
  const other = `'${process.execPath}' scripts/bundled/content-apply.mjs '${await renaming(1, 'Theirs')}'`;
  const overtaken = `git "$@" >"$ONCE/file"; (cd '${copy.root}' && ${other}) >"$ONCE/said" 2>&1; cat "$ONCE/file"; exit`;
  const run = await applyWhile('--filters', overtaken, await renaming(0, 'Mine'));
  expect(await readFile(join(copy.root, '.git/once/said'), 'utf8')).toMatch(/Written and committed\.\n$/);
  expect(run).toMatchObject({ code: 0, err: '' });
  const names = ['Mine', 'Theirs', expect.any(String)];
  expect(await written()).toEqual([names, names]);
  expect(await git('status', '--porcelain')).toBe('');
});
