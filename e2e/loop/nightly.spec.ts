import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { routes } from '../../content/routes';
import { dayOf, daysAfter, withBangla } from '../../lib/records';
import { needs, recordsOf } from '../support/records';
import { applyBundle, copyRepository } from './copy-repository';
import { bundleOfChanges } from './every-field';
import { ask } from '../hosts/ask';
import { type FileServer, startSshd } from '../hosts/file-servers';
import { startNginx } from '../hosts/web-server';

const run = promisify(execFile);
const { NGINX_PATH, SSHD_PATH } = process.env;
const POSTS = 'content/entities/blogs/data.json';
const TOMORROW = daysAfter(dayOf(new Date()), 1);
/** When the schedule of the workflow starts. */
const NIGHT = `${TOMORROW}T00:10:00+06:00`;
const TITLE = withBangla({ en: 'An article of tomorrow' }, 'আগামীকালের একটি লেখা');
const ARTICLE = { _id: 'article-of-tomorrow', title: TITLE, createdAt: TOMORROW };

/** A number that the website has today for the last time, and one that it has from tomorrow on. */
const [OLD, NEW] = ['+880 1711 000001', '+880 1711 000002'];
const TODAY = dayOf(new Date());
const DATED = [
  { kind: 'helpline', first: daysAfter(TODAY, -3), last: TODAY, helpline: OLD },
  { kind: 'fax', first: TOMORROW, last: daysAfter(TOMORROW, 3), fax: NEW },
];

const LISTS = [routes.blog, '/feed.xml', '/sitemap.xml'];

type Step = { readonly run?: string; readonly env?: Readonly<Record<string, string>> };

/** The commands of the workflow behind its installations, with the variables that each is given. */
function workflowSteps() {
  const { jobs } = parse(readFileSync('hosting/ci/github.yml', 'utf8')) as {
    readonly jobs: { readonly website: { readonly steps: readonly Step[] } };
  };
  return jobs.website.steps.filter(({ run: command }) => command?.startsWith('npm run'));
}

/** Runs the workflow in a checkout as the host does: step by step, until one fails. */
async function runWorkflow(checkout: string, server: FileServer, clock?: string) {
  const values: Readonly<Record<string, string>> = {
    SITE_URL: 'https://www.example.com',
    ALLOW_PLACEHOLDERS: '1',
    ...server.variables,
  };
  const preload = pathToFileURL(path.resolve('e2e/loop/set-clock.mjs')).href;
  for (const { run: command = '', env = {} } of workflowSteps())
    await run('sh', ['-c', command], {
      cwd: checkout,
      env: {
        ...process.env,
        ...Object.fromEntries(
          Object.entries(env).map(([name, value]) => [
            name,
            value.replace(
              /\$\{\{ (?:vars|secrets)\.(\w+) \}\}/,
              (_, variable: string) => values[variable] ?? '',
            ),
          ]),
        ),
        ...(clock === undefined ? {} : { SET_CLOCK: clock, NODE_OPTIONS: `--import=${preload}` }),
      },
      maxBuffer: 64 * 1024 * 1024,
    });
}

test('the nightly workflow brings the article and the numbers of its day online, and changes nothing when a build fails', async () => {
  if (SSHD_PATH === undefined || NGINX_PATH === undefined)
    return test.skip(true, 'a server is not on this machine');
  test.setTimeout(20 * 60_000);
  const checkout = copyRepository();
  const server = await startSshd(SSHD_PATH);
  const posts = path.join(checkout, POSTS);
  const [first, ...others] = JSON.parse(readFileSync(posts, 'utf8')) as readonly object[];
  try {
    needs(first, 'article');
    const company = needs(recordsOf('company')[0], 'company');
    const changed = [{ base: company, value: { ...company, dated: DATED } }];
    await applyBundle(checkout, await bundleOfChanges([{ entity: 'company', changed }]));
    writeFileSync(posts, JSON.stringify([{ ...first, ...ARTICLE }, first, ...others]));
    const numbers = [OLD, company.helpline, NEW, company.fax].map(String);
    await runWorkflow(checkout, server);
    const web = await startNginx(NGINX_PATH, () => [
      `location / { root ${server.site}; try_files $uri $uri.html =404; }`,
    ]);
    try {
      const page = async (address: string) => (await ask(web.port, address)).body;
      expect(await ask(web.port, routes.blogPost(ARTICLE._id))).toMatchObject({ status: 404 });
      for (const address of LISTS) expect(await page(address)).not.toContain(ARTICLE._id);
      const shown = async () => {
        const text = await page(routes.contact);
        return numbers.map((number) => text.includes(number));
      };
      expect(await shown()).toEqual([true, false, false, true]);

      await runWorkflow(checkout, server, NIGHT);
      expect(await page(routes.blogPost(ARTICLE._id))).toContain(ARTICLE.title.en);
      for (const address of LISTS) expect(await page(address)).toContain(ARTICLE._id);
      expect(await shown()).toEqual([false, true, true, false]);

      const online = await page(routes.blog);
      writeFileSync(posts, JSON.stringify([{ ...first, title: { en: '' } }, ...others]));
      await expect(runWorkflow(checkout, server, NIGHT)).rejects.toThrow(/title/i);
      expect(await page(routes.blog)).toBe(online);
      expect(await page(routes.blogPost(ARTICLE._id))).toContain(ARTICLE.title.en);
    } finally {
      await web.stop();
    }
  } finally {
    await server.stop();
    rmSync(checkout, { recursive: true, force: true });
  }
});
