/** Runs a command with its tools in variables: `tsx scripts/with-tools.ts nginx apache -- playwright test`. */
import { spawnSync } from 'node:child_process';
import { findTools, isToolName } from './tools';

const words = process.argv.slice(2);
const names = words.slice(0, words.indexOf('--'));
const [command, ...parameters] = words.slice(names.length + 1);
const unknown = names.filter((name) => !isToolName(name));
if (command === undefined || unknown.length > 0) {
  console.error(`Usage: tsx scripts/with-tools.ts TOOL ... -- COMMAND [ARGUMENT ...] ${unknown.join(' ')}`);
  process.exit(1);
}
const run = spawnSync(command, parameters, {
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, ...findTools(names.filter(isToolName)) },
});
process.exit(run.status ?? 1);
