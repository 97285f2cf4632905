import { publicPages } from '../support/exported-pages';
import { expect, test } from '../support/test';

test('every link, anchor and picture of every page leads somewhere', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'the links are the same at every width');
  test.setTimeout(120_000);
  const targets = new Map<string, string>();
  const anchors = new Map<string, Set<string>>();

  for (const path of publicPages) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const found = await page.evaluate(() => ({
      links: [...document.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? ''),
      pictures: [...document.querySelectorAll('img, source')].flatMap((element) => [
        element.getAttribute('src') ?? '',
        ...(element.getAttribute('srcset') ?? '')
          .split(',')
          .map((candidate) => candidate.trim().split(' ')[0] ?? ''),
      ]),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    }));
    anchors.set(path, new Set(found.ids));
    for (const target of [...found.links, ...found.pictures])
      if (/^[/#?]/.test(target)) targets.set(new URL(target, `http://site${path}`).href, path);
  }

  const broken: string[] = [];
  const checked = new Map<string, number>();
  for (const [target, from] of targets) {
    const { pathname, search, hash } = new URL(target);
    const address = pathname + search;
    const status = checked.get(address) ?? (await request.head(address)).status();
    checked.set(address, status);
    if (status !== 200) broken.push(`${address} (${status}) on ${from}`);
    const ids = anchors.get(pathname);
    if (hash !== '' && ids && !ids.has(decodeURIComponent(hash.slice(1))))
      broken.push(`${pathname}${hash} on ${from}`);
  }
  expect(broken).toEqual([]);
  expect(targets.size).toBeGreaterThan(publicPages.length);
});
