import type { AnyDraft } from '@/components/admin/store/types';
import { draftOf } from '../../rows-and-drafts';
import { importItems, replacedPictures } from '@/components/admin/screens/publish/import-plan';

const draft = draftOf('delivery', { id: 'delivery', title: 'Mine' }, { entity: 'services' });
const drafts = new Map<string, AnyDraft>([['services/delivery', draft]]);
const put = (id: string, title: string) =>
  ({ op: 'put', entity: 'services', id, value: { id, title }, base: null, baseHash: null }) as const;

test('distinguishes fresh changes, equal ones and those that would replace a draft', () => {
  const items = importItems(
    {
      changes: [
        put('advice', 'New'),
        put('delivery', 'Mine'),
        { op: 'order', entity: 'services', baseIds: [], ids: [] },
      ],
    },
    drafts,
  );
  expect(items.map(({ key, fit }) => [key, fit])).toEqual([
    ['services/advice', 'fresh'],
    ['services/delivery', 'same'],
    ['services/#order', 'fresh'],
  ]);
  expect(importItems({ changes: [put('delivery', 'Theirs')] }, drafts)[0]?.fit).toBe('replaces');
});

test('keeps the values of an imported deletion', () => {
  const base = { id: 'advice', title: 'Advice' };
  const [item] = importItems(
    { changes: [{ op: 'delete', entity: 'services', id: 'advice', base, baseHash: 'a'.repeat(64) }] },
    drafts,
  );
  expect(item?.change).toMatchObject({ op: 'delete', value: base });
});

test('never replaces a picture with another one of the same name', () => {
  const file = { type: 'image/webp', width: 1, height: 1, bytes: new Uint8Array([1]) } as const;
  const mine = { ...file, hash: 'a', blob: new Blob(), bytes: 1, savedAt: '', path: 'media/x-00000000.webp' };

  expect(replacedPictures([{ ...file, path: mine.path, sha256: 'a' }], [mine])).toEqual([]);
  expect(replacedPictures([{ ...file, path: 'media/x-00000000.jpg', sha256: 'b' }], [mine])).toMatchObject([
    { message: 'media/x-00000000.jpg: another picture of this name is there already.' },
  ]);
});
