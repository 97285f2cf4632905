import { spawn, spawnSync } from 'node:child_process';

const SAMPLE_MS = 1000;

/** What a build cost. */
export type BuildCost = {
  /** From start to finish. */
  readonly seconds: number;
  /** The most that the build and all its processes held at once, in MB; sampled once a second. */
  readonly peakMemory: number;
};

/**
 * Builds the site in a folder and watches what it costs.
 * @throws Error with the end of the build's output when it fails.
 */
export async function build(folder: string): Promise<BuildCost> {
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
  const code = await new Promise<number | null>((resolve) => {
    child.on('close', resolve);
  });
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${output}`);
  return { seconds: (Date.now() - started) / 1000, peakMemory: Math.round(peak / 1024) };
}

/** Memory (kB) of a process and all that it started. */
function memoryOf(root: number) {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const rows = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, memory = 0]) => ({ pid, parent, memory }));
  const family = new Set([root]);
  // Processes are listed in the order of their birth or nearly so; a second pass finds the rest.
  for (let pass = 0; pass < 2; pass += 1) {
    for (const { pid, parent } of rows) if (family.has(parent)) family.add(pid);
  }
  return rows.filter(({ pid }) => family.has(pid)).reduce((sum, { memory }) => sum + memory, 0);
}
