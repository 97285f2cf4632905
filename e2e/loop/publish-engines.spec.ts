import { firefox, type Page } from '@playwright/test';
import { startDriver } from '../engines/webkit/driver';
import { webKitPage, type WebKitPage } from '../engines/webkit/page';
import { COLLEAGUE, SITE, TOKEN } from './published-site';
import { expect, fileAtHead, PRODUCTS, productAt, test } from './published-test';

/** What a member of staff does at a computer, in every engine. */
type Computer = {
  readonly goto: (path: string) => Promise<unknown>;
  readonly press: (button: string | RegExp) => Promise<unknown>;
  /** Opens what a summary hides. */
  readonly open: (summary: string) => Promise<unknown>;
  /** Types at the end of a field. */
  readonly type: (label: string, text: string) => Promise<unknown>;
  readonly words: () => Promise<string>;
};

const firefoxComputer = (page: Page): Computer => ({
  goto: (path) => page.goto(path),
  press: (name) => page.getByRole('button', { name, exact: true }).click(),
  open: (summary) => page.getByText(summary).click(),
  type: async (label, text) => {
    await page.getByLabel(label, { exact: true }).press('End');
    await page.keyboard.type(text);
  },
  words: () => page.locator('body').innerText(),
});

const webKitComputer = (page: WebKitPage): Computer => ({
  goto: (path) => page.goto(path),
  press: (name) => page.byRole('button', name).click(),
  open: (text) =>
    expect
      .poll(() =>
        page.evaluate((words) => {
          const summaries = [...document.querySelectorAll('summary')];
          const summary = summaries.find(({ textContent }) => textContent.includes(words));
          summary?.click();
          return summary !== undefined;
        }, text),
      )
      .toBe(true),
  // The driver lists passwords under no role.
  type: (label, text) =>
    label === 'Token'
      ? page
          .evaluate(() => document.querySelector<HTMLInputElement>('input[type="password"]')?.focus())
          .then(() => page.typeKeys(text))
      : page.byRole('textbox', label).type(text),
  words: () => page.evaluate(() => document.body.innerText),
});

/** Runs what somebody does at a new computer, with nothing in its storage. */
type AtNewComputer = (act: (computer: Computer) => Promise<void>) => Promise<void>;

async function inFirefox(run: (atNewComputer: AtNewComputer) => Promise<void>) {
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: process.env.FIREFOX_PATH,
    firefoxUserPrefs: { 'fission.bfcacheInParent': false },
  });
  await run(async (act) => {
    const context = await browser.newContext({ baseURL: SITE, colorScheme: null });
    await act(firefoxComputer(await context.newPage()));
    await context.close();
  });
  await browser.close();
}

async function inWebKit(run: (atNewComputer: AtNewComputer) => Promise<void>) {
  const driver = await startDriver();
  await run(async (act) => {
    const webkit = await driver.open();
    await act(webKitComputer(webKitPage(webkit, SITE)));
    await webkit.quit();
  });
  await driver.stop();
}

const says = (computer: Computer, text: string | RegExp) =>
  text instanceof RegExp
    ? expect.poll(computer.words).toMatch(text)
    : expect.poll(computer.words).toContain(text);

async function connect(computer: Computer, token: string, name: string) {
  await computer.goto('/pages/settings');
  await computer.press('Show the connection');
  await says(computer, 'Create a token on GitHub');
  await computer.type('Token', token);
  await computer.press('Connect');
  await says(computer, `Connected as ${name}.`);
}

/** Name of the button that opens the review. WebKit's finder joins its two parts without a blank. */
const reviewOf = (status: string) =>
  new RegExp(`^(?:Publish ?${status}|Review ?and publish .${status})`, 'i');

async function openReview(computer: Computer, status: string) {
  await computer.goto('/admin');
  await says(computer, /saved on this computer/i);
  await computer.press(reviewOf(status));
}

/** What author and colleague do, each time at a new computer that they connect first. */
function staffOf(atNewComputer: AtNewComputer) {
  const as = (token: string, name: string) => (act: (computer: Computer) => Promise<void>) =>
    atNewComputer(async (computer) => {
      await connect(computer, token, name);
      await act(computer);
    });
  return { author: as(TOKEN, 'Rahim Uddin'), colleague: as(COLLEAGUE, 'Karima Akter') };
}

/** Adds to the name of a product, and opens the review. */
async function rename(computer: Computer, product: number, addition: string) {
  await computer.goto(productAt(product).path);
  await says(computer, /saved on this computer/i);
  await computer.type('Name', addition);
  await says(computer, /Saved on this computer \d/);
  await computer.press(reviewOf('1 change'));
}

async function propose(computer: Computer) {
  await computer.press('Propose 1 change');
  await says(computer, 'Proposed: 1 change.');
}

/** Each engine changes products that no other test of this website does. */
const engines = [
  ['Firefox', 8, 9, inFirefox],
  ['WebKit', 10, 11, inWebKit],
] as const;

/** One website for all: the last test deploys what the others approved. */
test.describe.configure({ mode: 'serial' });

for (const [engine, product, other, inEngine] of engines) {
  test(`a proposal is returned, continued elsewhere and approved in ${engine}`, async () => {
    await inEngine(async (atNewComputer) => {
      const { author, colleague } = staffOf(atNewComputer);
      const openProposal = async (computer: Computer) => {
        await openReview(computer, 'No changes');
        await computer.open('What is proposed');
        await says(computer, `, ${engine}`);
      };
      await author(async (computer) => {
        await rename(computer, product, `, ${engine}`);
        await propose(computer);
      });
      await colleague(async (computer) => {
        await openProposal(computer);
        await computer.type('Note to the author', 'Shorter, please.');
        await computer.press('Return with this note');
        await says(computer, 'Returned with your note.');
      });
      await author(async (computer) => {
        await openReview(computer, 'No changes');
        await says(computer, 'Returned by karima: Shorter, please.');
        await computer.open('What is proposed');
        await computer.press('Continue here');
        await computer.press('Import 1 change');
        await says(computer, 'Imported 1 change.');
        await propose(computer);
      });
      await colleague(async (computer) => {
        await openProposal(computer);
        await computer.press('Approve and publish');
        await says(computer, 'Approved. The website changes within minutes.');
      });
    });
  });

  test(`a proposal in conflict is not published, and is withdrawn in ${engine}`, async ({ site }) => {
    await inEngine(async (atNewComputer) => {
      const { author, colleague } = staffOf(atNewComputer);
      await author(async (computer) => {
        await rename(computer, other, ', proposed');
        await propose(computer);
      });
      await colleague(async (computer) => {
        await rename(computer, other, `, meanwhile in ${engine}`);
        await computer.press('Publish 1 change');
        await says(computer, 'Sent: 1 change.');
        await computer.open('What is proposed');
        await computer.press('Approve and publish');
        await says(computer, 'Not published: 1 entry of it changed');
      });
      expect(fileAtHead(site, PRODUCTS)).toContain(`, meanwhile in ${engine}"`);
      expect(fileAtHead(site, PRODUCTS)).not.toContain(', proposed"');
      await author(async (computer) => {
        await openReview(computer, 'No changes');
        await computer.open('What is proposed');
        await computer.press('Withdraw');
        await says(computer, 'No proposals are waiting.');
      });
    });
  });
}

test('the website shows what was approved in each engine', async ({ site }) => {
  await site.deploy();
  for (const [engine, product, , inEngine] of engines) {
    await inEngine((atNewComputer) =>
      atNewComputer(async (visitor) => {
        await visitor.goto(`/products/${productAt(product).id}`);
        await says(visitor, `, ${engine}`);
      }),
    );
  }
});
