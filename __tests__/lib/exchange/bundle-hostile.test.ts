import { RECORD_VERSION } from '@/lib/exchange/studio-types';
import { pair } from '@/__tests__/fixtures/pair';
import { recordHash, sha256Hex } from '@/lib/records';
import { toBase64 } from '@/lib/exchange/base64';
import {
  bundleOf,
  bytesOf,
  deleteOf,
  jsonBytes,
  mediaOf,
  pathOf,
  productWith,
  putOf,
  sample,
  webp,
} from './fixtures';
import { exchange } from '@/content/registry/exchange';

const { checkChanges, readBundle } = exchange;

const [block] = sample('products');
const path = 'media/new-block-9ab4e616.webp';

const put = () => putOf('products', block, { ...block, name: pair('Renamed') });
const withPicture = async (item: object) =>
  jsonBytes({
    ...bundleOf({ changes: [await putOf('products', null, productWith(path))] }),
    media: [{ ...(await mediaOf(path)), ...item }],
  });
const withChange = async (part: object) =>
  jsonBytes({ ...bundleOf(), changes: [{ ...(await put()), ...part }] });
/** A bundle of one change with a part of its text replaced. */
const rewritten = async (from: string, to: string) =>
  bytesOf(JSON.stringify(bundleOf({ changes: [await put()] })).replace(from, to));
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const svg = bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

const hostile: readonly [what: string, file: () => unknown, message: RegExp][] = [
  ['no JSON', () => bytesOf('not JSON'), /^This file holds no changes of the studio: it is damaged/],
  ['bytes that are no text', () => new Uint8Array([0xff, 0xfe, 0x00]), /is damaged, or of another kind/],
  [
    'an object of 2,000 fields',
    () =>
      jsonBytes({
        ...bundleOf(),
        ...Object.fromEntries(Array.from({ length: 2_000 }, (_, at) => [`k${at}`, 1])),
      }),
    /more fields than any content/,
  ],
  ['10,000 nested arrays', () => bytesOf(deep(10_000)), /nested deeper/],
  ['a record of 10,000 nested arrays', () => rewritten('"Renamed"', deep(10_000)), /nested deeper/],
  ['null', () => jsonBytes(null), /^This file holds no changes of the studio\.$/],
  ['another format', () => jsonBytes({ ...bundleOf(), format: 'other' }), /no changes of the studio/],
  ['version 2', () => jsonBytes({ ...bundleOf(), version: 2 }), /^This file was made by a newer version/],
  [
    'records of a later version',
    () => jsonBytes({ ...bundleOf(), recordVersion: RECORD_VERSION + 1 }),
    /made by a newer version/,
  ],
  ['version 0', () => jsonBytes({ ...bundleOf(), version: 0 }), /^The file: version cannot be “0”\.$/],
  ['an unknown key', () => jsonBytes({ ...bundleOf(), script: 'x' }), /^The file: unknown key “script”\.$/],
  ['an unknown key of a change', () => withChange({ run: 'x' }), /^Change 1: unknown key “run”\.$/],
  ['an unknown key of a picture', () => withPicture({ run: 'x' }), /^Picture 1: unknown key “run”\.$/],
  [
    'an unknown key of a record',
    () => withChange({ value: { ...block, html: '<b>' } }),
    /^products core-block-200, .*html/,
  ],
  [
    'a key twice in one place',
    () => rewritten('"note":', '"note":"One","note":'),
    /no changes of the studio\. It has the key "note" twice in one place/,
  ],
  ['__proto__', () => rewritten('"note"', '"__proto__":{"complete":true},"note"'), /“__proto__”/],
  [
    '__proto__ in a record, in escaped letters',
    () => rewritten('{"en":"Renamed"}', '{"\\u005f_proto__":{},"en":"Renamed"}'),
    /“__proto__”/,
  ],
  ['an id of a Windows device', () => withChange({ id: 'aux' }), /^Change 1: id cannot be “aux”\.$/],
  ['an id that leaves the folder', () => withChange({ id: '../x' }), /^Change 1: id cannot be “\.\.\/x”\.$/],
  [
    'a record with another id than its change',
    () => withChange({ value: { ...block, id: 'other' } }),
    /^products core-block-200, id: it calls itself “other”\.$/,
  ],
  ['an unknown entity', () => withChange({ entity: 'nowhere' }), /^Change 1: entity cannot be “nowhere”\.$/],
  ['an entity of every object', () => withChange({ entity: 'constructor' }), /entity cannot be/],
  ['an unknown change', () => withChange({ op: 'run' }), /^Change 1: op cannot be “run”\.$/],
  [
    'a picture outside media',
    () => withPicture({ path: 'media/../../x.json' }),
    /^Picture 1: path cannot be “media\/\.\.\/\.\.\/x\.json”\.$/,
  ],
  ['a picture below media', () => withPicture({ path: 'media/a/b.webp' }), /path cannot be/],
  ['a picture at an absolute path', () => withPicture({ path: '/etc/x.webp' }), /path cannot be/],
  ['a hidden picture', () => withPicture({ path: 'media/.webp' }), /path cannot be/],
  ['a picture with a line break in its name', () => withPicture({ path: `${path}\n` }), /path cannot be/],
  [
    'an SVG that calls itself WebP',
    async () => withPicture({ data: toBase64(svg), bytes: svg.length, sha256: await sha256Hex(svg) }),
    /^media\/new-block-9ab4e616\.webp: it is no image\/webp by its first bytes\.$/,
  ],
  [
    'a page behind the end of a picture',
    async () => {
      const both = new Uint8Array([...webp(), ...bytesOf('<script>alert(1)</script>')]);
      const file = { data: toBase64(both), bytes: both.length, sha256: await sha256Hex(both) };
      return withPicture({ ...file, path: await pathOf(both) });
    },
    /^media\/new-block-[0-9a-f]{8}\.webp: it has 25 bytes behind the end of the picture\.$/,
  ],
  ['an SVG', () => withPicture({ type: 'image/svg+xml' }), /^Picture 1: type cannot be “image\/svg\+xml”\.$/],
  [
    'a WebP that calls itself PNG',
    () => withPicture({ type: 'image/png' }),
    /does not fit the type image\/png/,
  ],
  ['a wrong hash of a picture', () => withPicture({ sha256: '0'.repeat(64) }), /not the file its hash names/],
  ['a wrong length of a picture', () => withPicture({ bytes: 63 }), /it has 64 bytes and says 63/],
  [
    'a name with the digits of another picture',
    () => withPicture({ path: 'media/new-block-00000000.webp' }),
    /^media\/new-block-00000000\.webp: the digits in its name are not those of the file\.$/,
  ],
  [
    'a size that the picture has not',
    () => withPicture({ width: 600 }),
    /^media\/new-block-9ab4e616\.webp: it is 1200 × 900 px, the changes say 600 × 900 px\.$/,
  ],
  [
    'a picture of 34 bytes that claims 16383 × 16383 px',
    async () => {
      const bytes = webp(34);
      bytes.set([0xfe, 0x3f, 0, 0xfe, 0x3f, 0], 24);
      const claim = { bytes: 34, width: 16383, height: 16383, sha256: await sha256Hex(bytes) };
      return withPicture({ ...claim, path: await pathOf(bytes), data: toBase64(bytes) });
    },
    /it claims to be 16383 × 16383 px, more than any picture of a website/,
  ],
  [
    'a picture that ends inside its head',
    async () => {
      const bytes = webp().slice(0, 20);
      const sha256 = await sha256Hex(bytes);
      return withPicture({ bytes: 20, sha256, path: await pathOf(bytes), data: toBase64(bytes) });
    },
    /its head states no size, so it is no picture/,
  ],
  ['a picture that is no base64', () => withPicture({ data: '<b>' }), /cannot be decoded/],
  [
    'a picture twice',
    async () =>
      jsonBytes(
        bundleOf({
          changes: [await putOf('products', null, productWith(path))],
          media: [await mediaOf(path), await mediaOf(path)],
        }),
      ),
    /^media\/new-block-9ab4e616\.webp: is there more than once\.$/,
  ],
  [
    'a picture that no change uses',
    async () => jsonBytes(bundleOf({ changes: [await put()], media: [await mediaOf(path)] })),
    /no change uses this file/,
  ],
  [
    'a record that is changed twice',
    async () => jsonBytes(bundleOf({ changes: [await put(), await deleteOf('products', block)] })),
    /^products core-block-200: changed more than once\.$/,
  ],
  [
    'an order that is changed twice',
    () =>
      jsonBytes(
        bundleOf({ changes: Array(2).fill({ op: 'order', entity: 'banners', baseIds: ['a'], ids: ['a'] }) }),
      ),
    /^banners #order: changed more than once\.$/,
  ],
  ['a base with another hash', () => withChange({ baseHash: '0'.repeat(64) }), /not the one its hash names/],
  ['a base without its hash', () => withChange({ baseHash: null }), /not the one its hash names/],
  [
    'a hash without its base',
    () => withChange({ base: null }),
    /^products core-block-200, the published version/,
  ],
  [
    'a deletion of nothing',
    async () =>
      jsonBytes({ ...bundleOf(), changes: [{ ...(await deleteOf('products', block)), base: null }] }),
    /the published version it started from/,
  ],
  ['a record that is not valid', () => withChange({ value: { ...block, size: '' } }), /size: is too short/],
  ['no record', () => withChange({ value: 'text' }), /the whole record/],
  [
    'a script as a picture address',
    () =>
      withChange({
        value: { ...block, image: { src: 'javascript:alert(1)', alt: pair('A'), width: 1, height: 1 } },
      }),
    /image\.src/,
  ],
];

it.each(hostile)('refuses %s', async (_, file, message) => {
  const result = await readBundle((await file()) as Uint8Array<ArrayBuffer>);

  expect(result.ok ? 'accepted' : result.problems.map((problem) => problem.message).join('\n')).toMatch(
    message,
  );
});

it('lists everything that is wrong, not only the first', async () => {
  const changes = [
    { ...(await put()), entity: 'nowhere' },
    { ...(await put()), id: '../x' },
  ];
  const result = await readBundle(jsonBytes({ ...bundleOf(), changes, note: 1 }));

  expect(result.ok ? [] : result.problems).toHaveLength(3);
});

it('refuses a proposal whose records have a later version', async () => {
  expect(await checkChanges([await put()], { recordVersion: RECORD_VERSION + 1 })).toMatchObject({
    ok: false,
  });
});

it('takes HTML in every text field as text, unchanged', async () => {
  const html = '<script>alert(1)</script><img src=x onerror=alert(1)>';
  const [post] = sample('blogs');
  const changes = [
    await putOf('products', block, { ...block, name: pair(html), size: '<b>1</b>', inch: '<i>2</i>' }),
    await putOf('blogs', post, { ...post, title: pair(html), desc: pair(html) }),
  ];
  const result = await readBundle(jsonBytes(bundleOf({ changes, note: html, createdBy: html })));

  expect(result).toMatchObject({
    ok: true,
    value: {
      note: html,
      changes: [{ value: { name: pair(html) } }, { value: { title: pair(html), desc: pair(html) } }],
    },
  });
});

it('accepts ids that every object has as a key', async () => {
  const value = { ...block, id: 'constructor' };
  const change = await putOf('products', null, value);

  expect(await readBundle(jsonBytes(bundleOf({ changes: [change] })))).toMatchObject({ ok: true });
  expect(await recordHash(value)).toMatch(/^[0-9a-f]{64}$/);
});
