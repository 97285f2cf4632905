import fc from '@/__tests__/fast-check';
import { type Manifest, NOTHING, planUpload } from '@/scripts/upload/plan';

const HOUR = 60 * 60 * 1000;

/** A site of pages, each with a script whose name changes with it; the page's text is the name of its script. */
type Site = ReadonlyMap<string, string>;
const scriptOf = (page: string, version: number) => `_next/static/${page}-${version}.js`;
const siteOf = (versions: Readonly<Record<string, number | null>>): Site =>
  new Map(
    Object.entries(versions).flatMap(([page, version]) =>
      version === null
        ? []
        : [
            [`${page}.html`, scriptOf(page, version)],
            [scriptOf(page, version), `script ${version}`],
          ],
    ),
  );

class Server {
  readonly files = new Map<string, string>();
  manifest: Manifest = NOTHING;

  /** Does the first steps of an upload; all of them without a number. Each step leaves every page with its script. */
  upload(site: Site, now: number, steps = Infinity) {
    const local = Object.fromEntries([...site].map(([path, text]) => [path, `hash of ${text}`]));
    const { puts, removes, before, after } = planUpload(local, this.manifest, now);
    const actions = [
      () => (this.manifest = before),
      ...puts.map((path) => () => this.files.set(path, site.get(path) ?? '')),
      ...removes.map((path) => () => this.files.delete(path)),
      () => (this.manifest = after),
    ];
    for (const act of actions.slice(0, steps)) {
      act();
      for (const [path, text] of this.files)
        if (path.endsWith('.html') && !this.files.has(text)) throw new Error(`${path} is without ${text}.`);
    }
    return puts;
  }
}

const version = fc.option(fc.nat(3), { freq: 4 });
const versions = fc.record({ index: fc.nat(3), blog: version, news: version, contact: version });

test('every page has its script at every moment, and an upload that ended in the middle is made good', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ versions, hours: fc.nat(900), steps: fc.nat(14) }), { maxLength: 12 }),
      versions,
      (uploads, last) => {
        const server = new Server();
        let now = 0;
        for (const { versions, hours, steps } of uploads)
          server.upload(siteOf(versions), (now += hours * HOUR), steps);
        const site = siteOf(last);
        server.upload(site, now);
        expect([...server.files]).toEqual(expect.arrayContaining([...site]));

        // Two days and a month later nothing stale is left.
        server.upload(site, now + 48 * HOUR);
        const pages = [...server.files.keys()].filter((path) => path.endsWith('.html'));
        expect(pages.sort()).toEqual([...site.keys()].filter((path) => path.endsWith('.html')).sort());
        server.upload(site, now + 31 * 24 * HOUR);
        expect([...server.files.keys()].sort()).toEqual([...site.keys()].sort());
      },
    ),
    { numRuns: 300 },
  );
});

test('only what differs is sent, and the version of the content last', () => {
  const server = new Server();
  const site = siteOf({ index: 0, blog: 0 });
  server.upload(site, 0);
  const changed = new Map([...site, ['content-version.json', 'abc'], ['blog.html', scriptOf('index', 0)]]);
  expect(server.upload(changed, HOUR)).toEqual(['blog.html', 'content-version.json']);
  expect(server.upload(changed, HOUR)).toEqual([]);
});

test('what is no longer part of the site stays for a day, its scripts for a month', () => {
  const server = new Server();
  const site = siteOf({ index: 0 });
  server.upload(siteOf({ index: 0, blog: 0 }), 0);
  server.upload(site, HOUR);
  server.upload(site, 24 * HOUR);
  expect(server.files.has('blog.html')).toBe(true);
  server.upload(site, 30 * 24 * HOUR);
  expect([...server.files.keys()].sort()).toEqual([scriptOf('blog', 0), ...site.keys()].sort());
});
