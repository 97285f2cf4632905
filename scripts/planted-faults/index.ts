/**
 * Plants small faults one at a time and runs the part of `npm test` that must detect each. Needs a clean and built
 * checkout (`npm run build`), and restores every file. `npm run test:faults [-- --only name,name] [-- --list]`
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { faults } from './faults';
import { placeOf, plant, type PlantedFault } from './plant';

const LOGS = '.cache/planted-faults';
/** Time limit of a command in ms. */
const TIMEOUT = 600_000;

/** `late`: stopped at the time limit, without a result. */
type Outcome = 'passed' | 'failed' | 'late';

const { values } = parseArgs({ options: { only: { type: 'string' }, list: { type: 'boolean' } } });
const only = values.only?.split(',');
const chosen = only === undefined ? faults : faults.filter(({ name }) => only.includes(name));
const withoutFault = new Map<string, Outcome>();

// Ctrl+C also reaches the command; here it must run the handlers of `exit`.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

if (values.list) {
  for (const { name, notice } of chosen) console.log(`${name}: ${notice}`);
} else {
  refuseUncommitted();
  chosen.forEach(placeOf);
  process.exitCode = (await tryAll()) ? 0 : 1;
}

function refuseUncommitted() {
  const changes = execFileSync('git', ['status', '--porcelain'], { encoding: 'utf8' });
  if (changes !== '') throw new Error(`Commit or stash first, so that no work can be lost:\n${changes}`);
}

async function tryAll() {
  console.log('| Fault | Command | Found | Seconds |\n| --- | --- | --- | --- |');
  let areAllFound = true;
  for (const fault of chosen) {
    const started = performance.now();
    const result = await tryOne(fault);
    areAllFound &&= result === 'yes';
    const command = fault.command.join(' ').replaceAll('|', '\\|');
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`| ${fault.name} | ${command} | ${result} | ${seconds} |`);
  }
  return areAllFound;
}

async function tryOne(fault: PlantedFault) {
  const command = fault.command.join(' ');
  const without =
    withoutFault.get(command) ??
    (await run(fault.command, `without ${command.replaceAll('/', '-')}`.slice(0, 120)));
  withoutFault.set(command, without);
  if (without !== 'passed') return `${without} without the fault`;
  const takeOut = plant(fault);
  // An interrupt ends the process at once, so restore the file on exit.
  process.once('exit', takeOut);
  try {
    return { failed: 'yes', passed: 'NO', late: 'late' }[await run(fault.command, fault.name)];
  } finally {
    takeOut();
    process.off('exit', takeOut);
  }
}

/** Runs a command and returns its outcome; writes its output to `.cache`. */
async function run(command: readonly string[], log: string): Promise<Outcome> {
  const child = spawn('npx', [...command], {
    timeout: TIMEOUT,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Makes Playwright start its own server, not reuse one of another checkout.
    env: { ...process.env, CI: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  const [code, signal] = (await once(child, 'close')) as [number | null, NodeJS.Signals | null];
  mkdirSync(LOGS, { recursive: true });
  writeFileSync(`${LOGS}/${log}.log`, output);
  if (signal !== null) return 'late';
  return code === 0 ? 'passed' : 'failed';
}
