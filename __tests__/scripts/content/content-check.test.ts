import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pair } from '@/__tests__/fixtures/pair';
import { canonicalJson, pathOf, productWith, sample } from '../../lib/exchange/fixtures';
import type { TextPair } from '@/lib/records';
import { sampleContent } from '../../content/sample-content';
import { copyRepository, realPicture, runScript } from './script-copy';
import { itInFull } from '@/__tests__/it-in-full';

jest.setTimeout(60_000);

let copy: Awaited<ReturnType<typeof copyRepository>>;
beforeEach(async () => {
  copy = await copyRepository();
});
afterEach(() => copy.remove());

const check = (env = {}) => runScript(copy.root, 'content-check', [], env);
const change = async (file: string, edit: (text: string) => string) => {
  const text = await readFile(join(copy.data, file), 'utf8');
  const edited = edit(text);
  if (edited === text) throw new Error(`${file} has not changed.`);
  await writeFile(join(copy.data, file), edited);
};

it('finds the content sound in spite of older or much shorter Bangla, and lists it with the placeholders', async () => {
  const [feedback, ...others] = sample('feedbacks');
  const { en } = feedback.message as TextPair;
  const changed = {
    ...feedback,
    name: pair('Rahim', 'রহিম'),
    role: pair('Builder', 'প্রকৌশলী', 'Engineer'),
    message: pair(en, 'ব্লক ভালো, সময়মতো এসেছে।'),
  };
  await writeFile(
    join(copy.data, 'entities/feedbacks/data.json'),
    canonicalJson('feedbacks', [changed, ...others]),
  );
  const { code, out, err } = await check();

  expect([code, err, out]).toEqual([0, '', expect.stringMatching(/^The content is valid\.\n/)]);
  expect(out).toMatch(/\nPlaceholders are in/);
  expect(out).toMatch(/ company company: email, careersEmail, phones\.0, .*headOffice\.street/);
  const place = `  feedbacks ${String(feedback.id)}, `;
  expect(out).toContain(`
${place}role: the English has changed since the Bangla was written
${place}message: the Bangla is much shorter than the English
`);
});

it('refuses a sentence with a name in braces that the company leaves empty', async () => {
  const { group, ...company } = { ...sampleContent.company[0] };
  expect(group).toBeDefined();
  await writeFile(join(copy.data, 'entities/company/data.json'), canonicalJson('company', [company]));
  const { code, err } = await check();
  expect(code).toBe(1);
  expect(err).toMatch(
    /about-us.*description.*says \{group\}, which is empty: enter it, or change the sentence/,
  );
});

it('names links to an address that went, with the address that took its place', async () => {
  const [post, ...others] = sample('blogs');
  const { en } = post.desc as TextPair;
  const linked = { ...post, desc: pair(`${en}\n\nSee [the old brick](/products/old-brick).`) };
  await writeFile(join(copy.data, 'entities/blogs/data.json'), canonicalJson('blogs', [linked, ...others]));
  const { code, out } = await check();
  expect(code).toBe(0);
  expect(out).toContain(`  blogs ${String(post._id)}, desc: /products/old-brick is now /products\n`);
});

it('says nothing of Bangla where the website is in English alone', async () => {
  const [company] = sampleContent.company;
  await writeFile(
    join(copy.data, 'entities/company/data.json'),
    canonicalJson('company', [{ ...company, languages: ['en'], brand: pair('Blocks of Bengal', 'ব্লক 2') }]),
  );
  const [feedback, ...others] = sample('feedbacks');
  const mixed = { ...feedback, name: pair('Rahim', 'রহিম', 'Karim'), role: pair('Builder') };
  await writeFile(
    join(copy.data, 'entities/feedbacks/data.json'),
    `${JSON.stringify([mixed, ...others], null, 2)}\n`,
  );
  const { code, out, err } = await check();
  expect([code, err]).toEqual([0, '']);
  expect(out).toMatch(/^The content is valid\.\n/);
  expect(out).not.toMatch(/Bangla|\.bn\b/);
});

it('lists records that are not as the studio writes them, heavy 3D files, and spellings that the glossary refuses', async () => {
  const [first, second, third] = sample('products');
  const holes = { along: 6, across: 4, length: 30, width: 30, radius: 15, pitch: 45 };
  const form = {
    shape: 'extrusion',
    outline: 'rectangle',
    laying: 'wall',
    length: 490,
    width: 200,
    height: 190,
  };
  const heavy = { ...first, size: '490 × 200 × 190 mm', form: { ...form, holes } };
  const spelt = {
    ...third,
    name: pair('Above', 'ওপরে'),
    image: { ...(third.image as object), alt: pair('A block.', 'একটি ব্লক।') },
  };
  const text = canonicalJson('products', [heavy, second, spelt]);
  const [field] = /"category": .*/.exec(text) ?? [''];
  await writeFile(join(copy.data, 'entities/products/data.json'), text.replace(field, `${field} `));
  const { code, out } = await check();

  expect(code).toBe(0);
  expect(out).toMatch(
    new RegExp(`saving one there puts it right\\):\n {2}products ${String(first.id)}\n\\w`),
  );
  expect(out).toMatch(
    new RegExp(`\n {2}products ${String(first.id)}: \\d{2,3} kB, and up to 60 kB are light\n`),
  );
  expect(out).toContain(
    `products ${String(third.id)}, name: the Bangla has another spelling of a word that the site has`,
  );
});

it('lets no firm publish placeholders by mistake', async () => {
  const own = { SITE_URL: 'https://www.blocks-of-bengal.com' };
  expect(await check(own)).toMatchObject({ code: 1, err: expect.stringContaining('ALLOW_PLACEHOLDERS=1') });
  expect(await check({ ...own, ALLOW_PLACEHOLDERS: '1' })).toMatchObject({ code: 0, err: '' });
});

itInFull('lists the pictures that nothing uses', async () => {
  const [used, unused] = [await realPicture(), await realPicture(100, 100)];
  const [usedPath, unusedPath] = [await pathOf(used), await pathOf(unused, 'unused')];
  await writeFile(join(copy.data, usedPath), used);
  await writeFile(join(copy.data, unusedPath), unused);
  const images = join(copy.root, 'public/images');
  await rm(images);
  await cp('__tests__/company/public/images', images, { recursive: true });
  await writeFile(join(images, 'logos/left-over.svg'), '<svg/>');
  await writeFile(
    join(copy.data, 'entities/products/data.json'),
    canonicalJson('products', [...sample('products'), productWith(usedPath)]),
  );
  const run = await check();

  expect(run).toMatchObject({ code: 0, err: '' });
  expect(run.out).toMatch(new RegExp(`\\n {2}content/${unusedPath}\\n`));
  expect(run.out).toContain('\n  public/images/logos/left-over.svg\n');
  expect(run.out).not.toContain('grey.webp');
  expect(run.out).not.toContain(usedPath);
});

it('reports every file in media whose contents contradict its name', async () => {
  const whole = await realPicture();
  const cut = whole.slice(0, whole.length / 2);
  const names = {
    'a-00000000.webp': whole,
    'plain.webp': whole,
    [(await pathOf(cut, 'cut')).slice('media/'.length)]: cut,
    'same-0000000a.jpg': whole,
    'same-0000000a.png': whole,
    'sub/evil.htm': whole,
  };
  await mkdir(join(copy.data, 'media/sub'));
  for (const [name, bytes] of Object.entries(names)) await writeFile(join(copy.data, 'media', name), bytes);
  const { code, err } = await check();

  expect(code).toBe(1);
  expect(err).toContain('media/a-00000000.webp: the digits in its name are not those of the file.');
  expect(err).toContain('media/plain.webp: is not named as pictures of the studio are.');
  expect(err).toMatch(/media\/cut-[0-9a-f]{8}\.webp: it cannot be unpacked/);
  expect(err).toContain('content/media/sub/evil.htm: is in a folder below media');
  expect(err).toContain('media/same-0000000a.png: another picture has this name with another ending.');
});

it('names every problem of every file', async () => {
  await change('entities/products/data.json', (text) =>
    text.replace('"Core Block"', '""').replace('"inch": "19.3', '"inches": "19.3'),
  );
  await writeFile(join(copy.data, 'entities/services/data.json'), '[{');
  const run = await check();

  expect(run).toMatchObject({ code: 1, out: '' });
  expect(run.err).toContain('record "core-block-200", field inch: ');
  expect(run.err).toContain('record "core-block-200", field inches: is not a field of this record');
  expect(run.err).toContain('content/entities/services/data.json: ');
});

it('names a text that links to a page that is off, and says what to do', async () => {
  await change('entities/pages/data.json', (text) =>
    text.replace('"id": "gallery",', '"id": "gallery", "shown": "no",'),
  );
  await change('entities/blogs/data.json', (text) =>
    text.replace(/("desc": \{\s*"en": ")/, '$1[All pictures](/gallery)\\n\\n'),
  );
  const { code, err } = await check();

  expect([code, err]).toEqual([
    1,
    expect.stringMatching(
      /^content\/entities\/blogs\/data\.json: blogs [\w-]+, desc: line 1 links to \/gallery, which is off\. Remove the link, or show the page “[^”]+” again\n$/,
    ),
  ]);
});

it('names a problem once that keeps several files from being loaded, and what to do about it', async () => {
  await writeFile(join(copy.data, 'entities/products/data.json'), '[]');
  expect((await check()).err).toBe(
    'content/entities/products/data.json: 1 problem\n' +
      '  record (the whole list), field id: has 0 of at least 1 record: add 1\n',
  );
  await writeFile(join(copy.data, 'entities/products/data.json'), '[{');
  expect((await check()).err).toMatch(
    /^content\/entities\/products\/data\.json: cannot be read: .+ Correct it there, or take back its last change\.\n$/,
  );
});

itInFull.each([
  ['of the website', '/images/products/grey.webp', '/images/products/nowhere.jpg'],
  ['that was uploaded', '/images/products/grey.webp', '/images/uploads/nowhere-00000000.webp'],
])('names a missing picture %s', async (_, there, missing) => {
  await change('entities/products/data.json', (text) => text.replace(there, missing));

  expect(await check()).toEqual({
    code: 1,
    out: '',
    err: `content/entities/products/data.json: products core-block-200, image: there is no picture ${missing}: choose another.\n`,
  });
});

it('refuses the length of a film whose files are missing', async () => {
  await rm(join(copy.root, 'public/films/28-days.mp4'));
  expect(await check()).toEqual({
    code: 1,
    out: '',
    err: 'content/entities/quality/data.json: quality quality, days.filmSeconds: there is no film public/films/28-days.mp4: add the file, or leave the length empty.\n',
  });
});
