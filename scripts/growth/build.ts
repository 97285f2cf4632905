import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';

const SAMPLE_MS = 1000;

/**
 * Builds the site in a folder; throws the end of a failed build's output.
 * @returns its duration in seconds, and the peak memory in MB of it and its child processes, sampled once per second
 */
export async function build(folder: string) {
  const started = Date.now();
  const child = spawn('npm', ['run', 'build'], { cwd: folder, shell: process.platform === 'win32' });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-5000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid ?? 0));
  }, SAMPLE_MS);
  const [code] = (await once(child, 'close')) as [number | null];
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${output}`);
  return { seconds: (Date.now() - started) / 1000, peakMemory: Math.round(peak / 1024) };
}

/** Memory in kB of a process and its descendants. */
function memoryOf(root: number) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, memory = 0]) => ({ pid, parent, memory }));
  const family = new Set([root]);
  // Parents are mostly listed before children; the second pass finds the others.
  for (let pass = 0; pass < 2; pass += 1) {
    for (const { pid, parent } of rows) if (family.has(parent)) family.add(pid);
  }
  return rows.filter(({ pid }) => family.has(pid)).reduce((sum, { memory }) => sum + memory, 0);
}
