import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { test } from './test';

/** A browser of its own with its profile on the disk, which can be killed as a power cut would. */
export async function startBrowser(profile: string) {
  const { launchOptions } = test.info().project.use;
  const child = spawn(
    launchOptions?.executablePath ?? chromium.executablePath(),
    [
      ...(launchOptions?.args ?? []),
      '--headless=new',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  for await (const line of createInterface(child.stderr)) {
    const address = /^DevTools listening on (\S+)/.exec(line)?.[1];
    if (address !== undefined) return { child, browser: await chromium.connectOverCDP(address) };
  }
  throw new Error('The browser did not start.');
}

/** The whole family of processes at once, with no chance to write anything more. */
export async function killBrowser(child: ChildProcess) {
  const ended = once(child, 'exit');
  if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  await ended;
}
