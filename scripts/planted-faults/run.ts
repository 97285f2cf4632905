import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { PlantedFault } from './fault';

const LOGS = '.cache/planted-faults';
/** ms. */
const LONGEST = 600_000;

/** `late`: ended by us, which says nothing about the fault. */
type Outcome = 'passed' | 'failed' | 'late';

const withoutFault = new Map<string, Promise<Outcome>>();

/** How a command ends. Without a fault it is run once and remembered; with one, its output is kept in `.cache`. */
export function outcomeOf(command: readonly string[], fault?: PlantedFault) {
  if (fault !== undefined) return run(command, fault.name);
  const key = command.join('\0');
  const known =
    withoutFault.get(key) ?? run(command, `without ${command.join(' ').replaceAll('/', '-')}`.slice(0, 120));
  withoutFault.set(key, known);
  return known;
}

function run(command: readonly string[], log: string) {
  const child = spawn('npx', [...command], {
    timeout: LONGEST,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Playwright then starts its own server and does not take one that serves another checkout.
    env: { ...process.env, CI: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += String(part)));
  return new Promise<Outcome>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => {
      mkdirSync(LOGS, { recursive: true });
      writeFileSync(`${LOGS}/${log}.log`, output);
      resolve(signal !== null ? 'late' : code === 0 ? 'passed' : 'failed');
    });
  });
}

// A press of Ctrl+C reaches the command too; here it only has to lead through the handlers of `exit`.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
