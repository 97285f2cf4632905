/**
 * Applies a bundle of the content studio to this checkout: `npm run content:apply FILE`, with `-- --dry-run` to see what
 * it would do. Exit code 0: applied. 1: invalid. 2: disputed, both versions are printed. 3: could not be written.
 * Runs wait for one another, and finish what a killed one has left (`content/lock`, `content/journal`).
 * It never runs git, follows no link and executes nothing of what it reads.
 */
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { ApplyPlan, ApplyResult } from '../content/exchange/apply';
import { bundleLimits } from '../content/exchange/bundle';
import type { Bytes } from '../content/lib/record-hash';
import { decodePicture } from './content/decode-picture';
import { diskPictures } from './content/disk-pictures';
import { diskPort, readWhole } from './content/disk-port';
import { InterruptedError, recover, wasInterrupted } from './content/journal';
import { CONTENT, loadProblems, WORKSHOP_FOLDER } from './content/load-problems';
import { LockedError, withLock } from './content/lock';
import { disputeLines, originLines, planLines, writeFailureLines } from './content/print-plan';
import { printable } from './content/printable';

const EXIT = { applied: 0, invalid: 1, disputed: 2, notWritten: 3 } as const;
const NOTHING = 'Nothing was written.';

async function main() {
  const call = readCall();
  if (call === null) return fail('invalid', 'Usage: npm run content:apply FILE [-- --dry-run]');
  const file = await readBundleFile(call.file);
  if (!file.ok) return fail('invalid', `${call.file}: ${file.reason} ${NOTHING}`);
  const { bytes } = file;
  try {
    // Nothing is written by a dry run, so it needs no turn; but what was interrupted has to be finished first.
    if (!call.isDryRun) return await withLock(WORKSHOP_FOLDER, () => apply(bytes, 'write'));
    if (await wasInterrupted(CONTENT)) {
      return fail('notWritten', 'An earlier run was interrupted. Finish it first: npm run content:check');
    }
    return await apply(bytes, 'try');
  } catch (error) {
    if (!(error instanceof LockedError || error instanceof InterruptedError)) throw error;
    return fail('notWritten', `${error.message} ${NOTHING}`);
  }
}

async function apply(bytes: Bytes, mode: 'write' | 'try') {
  const recovered = mode === 'write' ? await recover(CONTENT) : null;
  if (recovered !== null) print(recovered);
  const broken = await loadProblems();
  if (broken.length > 0) return fail('invalid', `The content folder is not valid. ${NOTHING}`, ...broken);

  // Loaded now and not above, because these modules stop where the content they load is not valid.
  const { readBundle } = await import('../content/exchange/bundle-read');
  const { applyChanges, planApply } = await import('../content/exchange/apply');
  const bundle = await readBundle(bytes, { decode: decodePicture });
  if (!bundle.ok) {
    return fail('invalid', `The bundle is not valid. ${NOTHING}`, ...bundle.problems.map(indented));
  }
  print(originLines(bundle.value).join('\n'));
  const input = { ...bundle.value, lookUp: diskPictures(CONTENT) };
  return report(await (mode === 'try' ? planApply : applyChanges)(diskPort(CONTENT), input));
}

function readCall() {
  try {
    const { values, positionals } = parseArgs({
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return null;
    // Without `--` npm keeps the flag to itself and tells it only in this way.
    const isDryRun = values['dry-run'] || process.env.npm_config_dry_run === 'true';
    // npm starts scripts in the folder of package.json; the file is meant from where the person is.
    return { file: path.resolve(process.env.INIT_CWD ?? process.cwd(), file), isDryRun };
  } catch {
    return null;
  }
}

type BundleFile =
  { readonly ok: true; readonly bytes: Bytes } | { readonly ok: false; readonly reason: string };

async function readBundleFile(file: string): Promise<BundleFile> {
  try {
    const stats = await lstat(file);
    if (stats.isSymbolicLink()) return { ok: false, reason: 'it is a link, and links are not followed.' };
    if (!stats.isFile()) return { ok: false, reason: 'it is not a file.' };
    if (stats.size > bundleLimits.file) return { ok: false, reason: 'it is larger than 30 MB.' };
    return { ok: true, bytes: await readWhole(file) };
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? `${error.message}.` : String(error) };
  }
}

function report(result: ApplyPlan | ApplyResult) {
  if (result.kind === 'invalid') {
    return fail(
      'invalid',
      `The bundle does not fit the content. ${NOTHING}`,
      ...result.problems.map(indented),
    );
  }
  if (result.kind === 'disputed') {
    return fail(
      'disputed',
      `Both sides changed the same. ${NOTHING}`,
      ...result.disputes.flatMap(disputeLines),
    );
  }
  if (result.kind === 'unreadable') return fail('notWritten', `${result.detail} ${NOTHING}`);
  print(planLines(result).join('\n'));
  if (!('written' in result)) return done(`Dry run: ${NOTHING.toLowerCase()}`);
  if (!result.written.ok) return fail('notWritten', ...writeFailureLines(result.written));
  return done(result.files.length > 0 ? 'Written and checked.' : 'The content says all of this already.');
}

const indented = ({ message }: { readonly message: string }) => `  ${message}`;

/** What comes from a bundle must not steer the terminal. */
const print = (text: string) => console.log(printable(text));

function done(line: string) {
  print(line);
  return EXIT.applied;
}

function fail(exit: keyof typeof EXIT, ...lines: readonly string[]) {
  console.error(printable(lines.join('\n')));
  return EXIT[exit];
}

process.exitCode = await main();
