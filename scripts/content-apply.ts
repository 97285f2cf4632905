/**
 * Applies a bundle of the content studio to this checkout: `npm run content:apply FILE`, or with `-- --dry-run` a
 * trial. Makes one commit of it, by the author of the bundle. Exit code 0: applied. 1: invalid. 2: disputed, with both
 * versions printed. 3: not written. Follows no links and executes nothing it reads.
 */
import { lstat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type ApplyPlan, bundleLimits, type FilePort } from '../lib/exchange';
import type { Bytes } from '../lib/records';
import { commitFiles, finishCheckOut, headOf, uncommitted } from './content/commit-files';
import { committedPort } from './content/committed-port';
import { decodePicture } from './content/decode-picture';
import { diskPictures } from './content/disk-pictures';
import { diskPort, readWhole } from './content/disk-port';
import { fileProblems } from './content/file-problems';
import { isCheckout } from './content/git';
import { CONTENT_ROOT, loadProblems } from './content/load-problems';
import { disputeLines, originLines, planLines } from './content/print-plan';
import { printable } from './content/printable';

const EXIT = { applied: 0, invalid: 1, disputed: 2, notWritten: 3 } as const;
const NOTHING = 'Nothing was written.';
const NO_CHECKOUT = `This is no checkout of git with a commit, and changes are applied as a commit. ${NOTHING}`;
/** Attempts while other runs commit first. */
const MAX_ATTEMPTS = 20;

async function main() {
  const call = readCall();
  if (call === null) return fail('invalid', 'Usage: npm run content:apply FILE [-- --dry-run]');
  const file = await readBundleFile(call.file);
  if (typeof file === 'string') return fail('invalid', `${call.file}: ${file} ${NOTHING}`);
  try {
    return await apply(file, call.isDryRun);
  } catch (error) {
    return fail('notWritten', `${error instanceof Error ? error.message : String(error)} ${NOTHING}`);
  }
}

async function apply(bytes: Bytes, isDryRun: boolean) {
  const isCommitted = await isCheckout(CONTENT_ROOT);
  if (!isDryRun && !isCommitted) return fail('notWritten', NO_CHECKOUT);
  const finished = isCommitted ? await finishCheckOut(CONTENT_ROOT) : null;
  if (finished !== null) print(finished);
  const broken = [...(await fileProblems(CONTENT_ROOT)), ...(await loadProblems())];
  if (broken.length > 0) return fail('invalid', `The content folder is not valid. ${NOTHING}`, ...broken);

  // Dynamic imports, because these modules throw when they load invalid content.
  const { exchange } = await import('../content/registry/exchange');
  const bundle = await exchange.readBundle(bytes, { decode: decodePicture });
  if (!bundle.ok) {
    return fail('invalid', `The bundle is not valid. ${NOTHING}`, ...bundle.problems.map(indented));
  }
  print(originLines(bundle.value).join('\n'));
  const plan = (port: FilePort) =>
    exchange.planApply(port, { ...bundle.value, lookUp: diskPictures(CONTENT_ROOT) });
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const parent = isDryRun ? '' : await headOf(CONTENT_ROOT);
    // From the commit: another run may not have checked out yet what it has committed.
    const planned = await plan(isDryRun ? diskPort(CONTENT_ROOT) : committedPort(CONTENT_ROOT, parent));
    if (planned.kind !== 'planned') return refuse(planned);
    const lines = planLines(planned);
    if (isDryRun) return done(...lines, `Dry run: ${NOTHING.toLowerCase()}`);
    if (planned.files.length === 0) return done(...lines, 'The content says all of this already.');
    const own = await uncommitted(CONTENT_ROOT);
    if (own.length > 0) {
      // Another run may be checking out its commit.
      if ((await headOf(CONTENT_ROOT)) !== parent || (await finishCheckOut(CONTENT_ROOT)) !== null) continue;
      if ((await uncommitted(CONTENT_ROOT)).length === 0) continue;
      return fail(
        'notWritten',
        `These files have changes that are not committed. ${NOTHING} Commit or discard them, and try again.`,
        ...own.map((file) => `  ${file}`),
      );
    }
    const { createdBy: author, note } = bundle.value;
    const message = `content: ${planned.reports.length} changes from a file\n\n${[...(note === '' ? [] : [note]), ...lines].join('\n')}`;
    if (await commitFiles(CONTENT_ROOT, planned.files, { parent, message, author }))
      return done(...lines, 'Written and committed.');
  }
  return fail('notWritten', `Other runs are writing the content all the time. ${NOTHING} Try again.`);
}

function readCall() {
  try {
    const { values, positionals } = parseArgs({
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...more] = positionals;
    if (file === undefined || more.length > 0) return null;
    // Without `--`, npm consumes the flag and passes only this variable.
    const isDryRun = values['dry-run'] || process.env.npm_config_dry_run === 'true';
    // npm runs scripts in the folder of package.json; the path is relative to the caller's folder.
    return { file: path.resolve(process.env.INIT_CWD ?? process.cwd(), file), isDryRun };
  } catch {
    return null;
  }
}

/** Returns the bytes of a bundle's file, or the reason why there are none. */
async function readBundleFile(file: string): Promise<Bytes | string> {
  try {
    const stats = await lstat(file);
    if (stats.isSymbolicLink()) return 'it is a link, and links are not followed.';
    if (!stats.isFile()) return 'it is not a file.';
    if (stats.size > bundleLimits.file) return 'it is larger than 30 MB.';
    return await readWhole(file);
  } catch (error) {
    return error instanceof Error ? `${error.message}.` : String(error);
  }
}

function refuse(plan: Exclude<ApplyPlan, { readonly kind: 'planned' }>) {
  switch (plan.kind) {
    case 'invalid':
      return fail(
        'invalid',
        `The bundle does not fit the content. ${NOTHING}`,
        ...plan.problems.map(indented),
      );
    case 'disputed':
      return fail(
        'disputed',
        `Both sides changed the same. ${NOTHING}`,
        ...plan.disputes.flatMap(disputeLines),
      );
    case 'unreadable':
      return fail('notWritten', `${plan.detail} ${NOTHING}`);
  }
}

const indented = ({ message }: { readonly message: string }) => `  ${message}`;

/** Escapes control characters, because a bundle must not control the terminal. */
const print = (text: string) => console.log(printable(text));

function done(...lines: readonly string[]) {
  print(lines.join('\n'));
  return EXIT.applied;
}

function fail(exit: keyof typeof EXIT, ...lines: readonly string[]) {
  console.error(printable(lines.join('\n')));
  return EXIT[exit];
}

process.exitCode = await main();
