/**
 * Plants small faults one at a time and runs the part of `npm test` that has to notice each. Works in the checkout, which
 * has to be clean and built (`npm run build`), and puts every file back.
 *
 * `npm run test:faults [-- --only name,name] [-- --list]`
 */
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import type { PlantedFault } from './fault';
import { faults } from './faults';
import { placeOf, plant } from './plant';
import { outcomeOf } from './run';

const { values } = parseArgs({ options: { only: { type: 'string' }, list: { type: 'boolean' } } });
const only = values.only?.split(',');
const chosen = only === undefined ? faults : faults.filter(({ name }) => only.includes(name));

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
    const { found, seconds } = await tryOne(fault);
    areAllFound &&= found === 'yes';
    const command = fault.command.join(' ').replaceAll('|', '\\|');
    console.log(`| ${fault.name} | ${command} | ${found} | ${seconds.toFixed(0)} |`);
  }
  return areAllFound;
}

async function tryOne(fault: PlantedFault) {
  const started = performance.now();
  const seconds = () => (performance.now() - started) / 1000;
  const without = await outcomeOf(fault.command);
  if (without !== 'passed') return { found: `${without} without the fault`, seconds: seconds() };
  const takeOut = plant(fault);
  // Interrupted, the process ends at once; nothing may be left behind.
  process.once('exit', takeOut);
  try {
    const found = { failed: 'yes', passed: 'NO', late: 'late' }[await outcomeOf(fault.command, fault)];
    return { found, seconds: seconds() };
  } finally {
    takeOut();
    process.off('exit', takeOut);
  }
}
