import { pair } from '@/__tests__/fixtures/pair';
import { bundleOf, jsonBytes, putOf, sample } from './fixtures';
import { exchange } from '@/content/registry/exchange';

const { readBundle } = exchange;

const [block] = sample('products');

describe('a backup', () => {
  const unfinished = { id: block.id, name: pair('Half a'), size: '' };
  const backup = async (value: unknown) => {
    const change = await putOf('products', block, { id: block.id });
    return jsonBytes(bundleOf({ complete: false, changes: [{ ...change, value } as typeof change] }));
  };

  it('is refused by the script', async () => {
    expect(await readBundle(await backup(unfinished))).toEqual({
      ok: false,
      problems: [{ code: 'incomplete', message: expect.stringMatching(/^This is a backup/) }],
    });
  });

  it('is accepted by the import, with its drafts as they are', async () => {
    expect(await readBundle(await backup(unfinished), { allowUnfinished: true })).toMatchObject({
      ok: true,
      value: { complete: false, changes: [{ op: 'put', base: block, value: unfinished }] },
    });
  });

  it.each([
    ['no record', 'text'],
    ['a list', []],
    ['an unknown field', { ...unfinished, html: '<b>' }],
    ['another id', { ...block, id: 'other' }],
  ])('is refused by the import too when a draft is or has %s', async (_, value) => {
    expect(await readBundle(await backup(value), { allowUnfinished: true })).toMatchObject({ ok: false });
  });

  it('does not make the import accept invalid records in what calls itself complete', async () => {
    const change = await putOf('products', block, { ...block, size: '' });

    expect(
      await readBundle(jsonBytes(bundleOf({ changes: [change] })), { allowUnfinished: true }),
    ).toMatchObject({ ok: false });
  });
});
