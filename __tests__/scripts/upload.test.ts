import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from '@/__tests__/fast-check';
import { run } from '@/scripts/upload/clients';
import { readManifest } from '@/scripts/upload/manifest';
import { type Manifest, NOTHING, planUpload } from '@/scripts/upload/plan';
import { samples } from '@/scripts/test/depth';

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

describe('a list of files from the server', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'manifest-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const read = (text: string, report?: (sentence: string) => void) => {
    const file = path.join(folder, 'list.json');
    writeFileSync(file, text);
    return readManifest(file, report);
  };
  const HASH = 'a'.repeat(64);

  test('is read as an upload has written it', async () => {
    const written = {
      files: { 'index.html': HASH, '_next/static/a b/[id]~"é.js': '' },
      stale: { 'bn/old.html': 1_700_000_000_000 },
      run: '1b4e28ba-2fa1-4d2e-8c3d-0123456789ab',
    };
    expect(await read(JSON.stringify(written))).toEqual(written);
  });

  test.each([
    ['', 'is empty'],
    ['null', 'is not one that an upload writes'],
    ['{"files":{}', 'is not JSON'],
    ['<!doctype html>', 'is not JSON'],
    [JSON.stringify({ files: {}, stale: {}, rest: 'x'.repeat(16_000_000) }), 'is larger than 16 MB'],
    [
      JSON.stringify({ files: {}, stale: { 'a\n!touch x': 0 } }),
      String.raw`has an entry that no upload writes: "stale", "a\n!touch x"`,
    ],
    [JSON.stringify({ files: { a: 'b' }, stale: {} }), 'has an entry that no upload writes: "files", "a"'],
    [JSON.stringify({ files: {}, stale: {}, run: 'x' }), 'has an entry that no upload writes: "run"'],
  ])('that is another text is replaced, and a sentence says why: %#', async (text, why) => {
    const report = jest.fn();
    expect(await read(text, report)).toEqual(NOTHING);
    expect(report.mock.calls).toEqual([
      [
        `The list of files on the server (.uploaded.json) ${why}. It is replaced, and all files are sent. ` +
          'Files of earlier uploads that the website no longer has stay on the server: delete them there.',
      ],
    ]);
  });

  test('names no file outside the site, and nothing that ends a line', async () => {
    const part = fc.oneof(
      fc.constantFrom('', '.', '..', '\\', '\n', '\u0085', '\u2028', '\ud800', '~', '-rf', '.uploaded.json'),
      fc.string({ unit: 'binary', maxLength: 6 }),
    );
    const name = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('/'));
    await fc.assert(
      fc.asyncProperty(name, fc.constantFrom('files', 'stale'), async (name, list) => {
        const text = JSON.stringify({
          files: {},
          stale: {},
          [list]: { [name]: list === 'files' ? HASH : 0 },
        });
        const { files, stale } = await read(text);
        for (const accepted of [...Object.keys(files), ...Object.keys(stale)]) {
          expect(path.posix.join('/site', accepted)).toBe(`/site/${accepted}`);
          expect(accepted).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]|^\.uploaded\.json$/);
        }
      }),
      { numRuns: samples(100, 10_000) },
    );
  });
});

describe('a name with a control character', () => {
  const STEPS = [
    { kind: 'put', from: 'built/a', to: 'NAME' },
    { kind: 'put', from: 'built/NAME', to: 'a' },
    { kind: 'get', path: 'NAME', to: 'built/a' },
    { kind: 'get', path: 'a', to: 'built/NAME' },
    { kind: 'folder', path: 'NAME' },
    { kind: 'remove', path: 'NAME' },
  ] as const;

  test.each(['sftp:', 'ftps:'])('never reaches the program of %s', async (scheme) => {
    for (const sign of ['\n', '\r', '\0', '\x7f', '\u0085', '\u2028', 'a'.repeat(2000)])
      for (const step of STEPS) {
        const named = JSON.parse(
          JSON.stringify(step).replace('NAME', JSON.stringify(`a${sign}!b`).slice(1, -1)),
        );
        await expect(run(new URL(`${scheme}//nobody@127.0.0.1:9/site`), [named])).rejects.toThrow(
          /A name has a control character, such as a line break, or is too long/,
        );
      }
    await expect(run(new URL(`${scheme}//nobody@127.0.0.1:9/a%0A!b`), [])).rejects.toThrow(
      /correct UPLOAD_TO/,
    );
    await expect(run(new URL(`${scheme}//nobody@a;b/site`), [])).rejects.toThrow(
      /UPLOAD_TO has no valid host/,
    );
  });
});
