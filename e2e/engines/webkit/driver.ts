import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../support/free-port';

/** Asks the driver one thing of the W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/) and returns its value. */
export type Ask = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** WebKitGTK's window needs a screen; this one has the widest page of the tests on it. */
const SCREEN = '1600x1200x24';
const ATTEMPTS = 100;
const PAUSE = 100;

function pathOf(variable: string) {
  const file = process.env[variable];
  if (!file) throw new Error(`${variable} is not set: run the tests with "npm run e2e:webkit".`);
  return file;
}

/** Starts Xvfb on the first free display and returns its name. */
async function startScreen() {
  const screen = spawn(pathOf('XVFB_PATH'), ['-displayfd', '3', '-screen', '0', SCREEN], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdio[3]?.once('data', (text: Buffer) => resolve(`:${text.toString().trim()}`));
    screen.once('error', reject);
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}.`)));
  });
  return { screen, display };
}

/** In ms. A browser starts in two seconds; now and then the driver waits for one that never tells it that it is there. */
const START_PATIENCE = 20_000;

/**
 * Starts a screen and WebKitWebDriver on it. `open` starts a browser with empty storage; where none starts in time, the
 * driver is started anew, once.
 * @throws Error when a program is missing or the driver does not answer within ten seconds.
 */
export async function startDriver() {
  const { screen, display } = await startScreen();
  let driver = await spawnDriver(display);
  const newSession = async () => {
    const signal = AbortSignal.timeout(START_PATIENCE);
    return driver.ask('POST', '/session', { capabilities: {} }, signal);
  };
  return {
    async open(): Promise<{ ask: Ask; close: () => Promise<unknown> }> {
      const session = await newSession().catch(async () => {
        driver.stop();
        driver = await spawnDriver(display);
        return newSession();
      });
      const { ask } = driver;
      const path = `/session/${String(Reflect.get(Object(session), 'sessionId'))}`;
      return {
        ask: (method, rest, body) => ask(method, `${path}${rest}`, body),
        close: () => ask('DELETE', path),
      };
    },
    stop() {
      driver.stop();
      screen.kill();
    },
  };
}

async function spawnDriver(display: string) {
  const port = await freePort();
  const driver = spawn(pathOf('WEBKIT_DRIVER_PATH'), [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display },
  });
  const ask = (...[method, path, body, signal]: [...Parameters<Ask>, signal?: AbortSignal]) =>
    request(`http://127.0.0.1:${port}${path}`, method, body, signal);
  await ready(ask, driver);
  return { ask, stop: () => driver.kill() };
}

async function ready(ask: Ask, driver: ChildProcess) {
  for (let attempt = 0; attempt < ATTEMPTS && driver.exitCode === null; attempt += 1) {
    const status = await ask('GET', '/status').catch(() => undefined);
    if (status !== undefined) return;
    await wait(PAUSE);
  }
  throw new Error('WebKitWebDriver does not answer.');
}

async function request(url: string, method: string, body?: object, signal?: AbortSignal) {
  const response = await fetch(url, {
    method,
    body: method === 'POST' ? JSON.stringify(body ?? {}) : null,
    ...(signal ? { signal } : {}),
  });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`WebDriver: ${error}${message ? `: ${message}` : ''} (${method} ${new URL(url).pathname})`);
}
