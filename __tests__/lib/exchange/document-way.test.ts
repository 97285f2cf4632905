import { pdfFile } from '@/e2e/support/pdf';
import { exchange } from '@/content/registry/exchange';
import { mediaPath, uploadSrc } from '@/lib/exchange';
import { RECORD_VERSION } from '@/lib/exchange/studio-types';
import { mediaProblem } from '@/lib/exchange/content-file';
import { sha256Hex } from '@/lib/records';
import { applyTo } from './apply-harness';
import { contentFiles } from './fixtures';

const type = 'application/pdf';

/** The file of changes with a PDF file, as the studio makes it. */
async function bundleWith(kind: 'plain' | 'script') {
  const bytes = new Uint8Array(pdfFile('prices.pdf', kind).buffer);
  const hash = await sha256Hex(bytes);
  const path = mediaPath('Price list', hash, type);
  const value = {
    ...{ id: 'price-list', title: { en: 'Price list' }, file: uploadSrc(path) },
    ...{ language: 'en', day: '2026-01-15' },
  };
  const savedAt = '2026-11-20T08:00:00.000Z';
  const draft = {
    version: RECORD_VERSION,
    entity: 'documents',
    id: value.id,
    savedAt,
    op: 'put',
    rev: 1,
  } as const;
  const media = {
    hash,
    path,
    blob: new Blob([bytes], { type }),
    type,
    width: 0,
    height: 0,
    bytes: bytes.length,
    savedAt,
  };
  const drafts = [{ ...draft, base: null, value }];
  return { path, bytes, bundle: await exchange.makeBundle({ drafts, media: [media], complete: true }) };
}

it('a PDF file goes into a file of changes, and from there into the content with its record', async () => {
  const { path, bytes, bundle } = await bundleWith('plain');
  if (!bundle.ok) throw new Error(bundle.problems[0]?.message);
  const files = contentFiles();
  expect(await applyTo(files, bundle.value.bundle)).toMatchObject({ kind: 'planned' });
  expect(Buffer.from(files.get(path) ?? []).equals(bytes)).toBe(true);
  expect(new TextDecoder().decode(files.get('entities/documents/data.json'))).toContain(uploadSrc(path));
});

it('one with a script in a packed object is refused in a file of changes, and by the build', async () => {
  const { path, bytes, bundle } = await bundleWith('script');
  const sentence = /This PDF holds a script, an action or another file\. Print it to a new PDF/;
  expect(bundle).toMatchObject({ ok: false, problems: [{ message: expect.stringMatching(sentence) }] });
  expect(await mediaProblem(path, bytes)).toMatch(sentence);
});
