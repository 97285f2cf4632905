import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder } from 'selenium-webdriver';
import { DriverService } from 'selenium-webdriver/remote/index.js';

/** WebKitGTK's window needs a screen; this one has the widest page of the tests on it. */
const SCREEN = '1600x1200x24';
/** In px; its bars leave 1440 × 900 to the page. */
const WINDOW = { width: 1440, height: 938 };

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
 * @throws Error when a program is missing or the driver does not answer within 30 seconds.
 */
export async function startDriver() {
  const { screen, display } = await startScreen();
  const newService = () =>
    new DriverService.Builder(pathOf('WEBKIT_DRIVER_PATH'))
      .setLoopback(true)
      .setEnvironment({ ...process.env, DISPLAY: display })
      .build();
  let service = newService();
  const newBrowser = async () => {
    const browser = new Builder()
      .usingServer(await service.start())
      .forBrowser('MiniBrowser')
      .build();
    const late = wait(START_PATIENCE, undefined, { ref: false });
    const session = await Promise.race([browser.getSession(), late]);
    if (session === undefined) throw new Error('WebKit does not start.');
    await browser
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...WINDOW });
    return browser;
  };
  return {
    open: () =>
      newBrowser().catch(async () => {
        await service.kill();
        service = newService();
        return newBrowser();
      }),
    async stop() {
      await service.kill();
      screen.kill();
    },
  };
}
