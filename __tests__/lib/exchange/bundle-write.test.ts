import { pair } from '@/__tests__/fixtures/pair';
import { bundleName } from '@/lib/exchange/bundle-write';
import { type Bytes, recordHash, sha256Hex, type ManagedRecord } from '@/lib/records';
import { type Draft, type Media, type OrderDraft, RECORD_VERSION } from '@/lib/exchange/studio-types';
import { bytesOf, pathOf, productWith, sample, webp } from './fixtures';
import { exchange } from '@/content/registry/exchange';

const { makeBundle, readBundle } = exchange;

const [a, b, c] = sample('products');
const path = 'media/new-block-9ab4e616.webp';
const savedAt = '2026-11-20T08:00:00.000Z';
const about = { createdAt: new Date('2026-11-20T08:10:00Z'), createdBy: 'Sample User', note: 'Two blocks' };

function draft(op: Draft['op'], base: ManagedRecord | null, value: unknown, id: string): Draft {
  return { version: RECORD_VERSION, entity: 'products', id, savedAt, op, base, value, rev: 3 };
}

async function media(bytes: Bytes, name = path): Promise<Media> {
  const blob = new Blob([bytes], { type: 'image/webp' });
  const hash = await sha256Hex(bytes);
  return { hash, path: name, blob, type: blob.type, width: 1200, height: 900, bytes: bytes.length, savedAt };
}

const order: OrderDraft = {
  version: RECORD_VERSION,
  entity: 'banners',
  id: '#order',
  savedAt,
  baseIds: ['a', 'b'],
  ids: ['b', 'a'],
  rev: 1,
};

it('exports drafts and the pictures they use, as a file that can be read again', async () => {
  const added = productWith(path);
  const edited = { ...a, name: pair('Renamed') };
  const drafts = [
    draft('put', null, added, 'new-block'),
    draft('put', a, edited, String(a.id)),
    draft('delete', b, b, String(b.id)),
    order,
  ];
  const pictures = [await media(webp()), await media(webp(70), await pathOf(webp(70), 'left-behind'))];
  const result = await makeBundle({ drafts, media: pictures, complete: true, ...about });

  expect(result).toMatchObject({
    ok: true,
    value: { name: expect.stringMatching(/^content-2026-11-20-\d{6}\.json$/) },
  });
  const read = await readBundle(bytesOf(result.ok ? result.value.text : ''));
  expect(read).toEqual({
    ok: true,
    value: {
      complete: true,
      createdAt: '2026-11-20T08:10:00.000Z',
      createdBy: 'Sample User',
      note: 'Two blocks',
      changes: [
        { op: 'put', entity: 'products', id: 'new-block', base: null, baseHash: null, value: added },
        { op: 'put', entity: 'products', id: a.id, base: a, baseHash: await recordHash(a), value: edited },
        { op: 'delete', entity: 'products', id: b.id, base: b, baseHash: await recordHash(b) },
        { op: 'order', entity: 'banners', baseIds: ['a', 'b'], ids: ['b', 'a'] },
      ],
      media: [
        {
          path,
          type: 'image/webp',
          width: 1200,
          height: 900,
          sha256: await sha256Hex(webp()),
          bytes: webp(),
        },
      ],
    },
  });
});

it('deletes a new record that was sent, as it was sent', async () => {
  const drafts = [{ ...draft('delete', null, a, String(a.id)), sent: [a] }];
  expect(await makeBundle({ drafts, media: [], complete: true, ...about })).toMatchObject({
    ok: true,
    value: { bundle: { changes: [{ op: 'delete', id: a.id, base: a, sent: [a] }] } },
  });
});

it('does not export an unfinished draft, but backs it up', async () => {
  const drafts = [draft('put', c, { ...c, size: '' }, String(c.id))];

  expect(await makeBundle({ drafts, media: [], complete: true, ...about })).toMatchObject({
    ok: false,
    problems: [{ code: 'value', entity: 'products', id: c.id, issue: { path: ['size'] } }],
  });
  expect(await makeBundle({ drafts, media: [], complete: false, ...about })).toMatchObject({
    ok: true,
    value: { bundle: { complete: false } },
  });
});

it('does not call a bundle made that the script would refuse', async () => {
  const large = [await media(webp(1.5 * 1024 * 1024 + 1))];
  const drafts = [draft('put', null, productWith(path), 'new-block')];

  expect(await makeBundle({ drafts, media: large, complete: true, ...about })).toMatchObject({ ok: false });
  const text = [{ ...(await media(bytesOf('text'))), type: 'text/plain' }];
  expect(await makeBundle({ drafts, media: text, complete: true, ...about })).toMatchObject({
    ok: false,
    problems: [{ code: 'picture', message: `${path}: it is not WebP, JPEG, PNG or PDF.` }],
  });
});

it('names the file by the clock on the wall', () => {
  expect(bundleName(new Date(2026, 0, 5, 4, 3, 2))).toBe('content-2026-01-05-040302.json');
  expect(bundleName(new Date(2026, 10, 20, 14, 10, 59))).toBe('content-2026-11-20-141059.json');
});

it('exports what was sent before along with a correction of it', async () => {
  const sent = { ...a, name: pair('Monday') };
  const corrected = {
    ...draft('put', a, { ...a, name: pair('Tuesday') }, String(a.id)),
    sent: [sent],
  };
  const result = await makeBundle({ drafts: [corrected], media: [], complete: true, ...about });
  expect(result).toMatchObject({ ok: true, value: { bundle: { changes: [{ sent: [sent] }] } } });
});
