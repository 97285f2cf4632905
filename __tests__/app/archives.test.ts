import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { archiveOf, fileCategories } from '@/app/(site)/_screens/archives';
import { productFile } from '@/app/(site)/_screens/product-file';
import { productFiles } from '@/content/routes';

beforeEach(() => {
  process.env.BUILD_FILES = mkdtempSync(path.join(tmpdir(), 'build-files-'));
});
afterEach(() => {
  rmSync(String(process.env.BUILD_FILES), { recursive: true });
  delete process.env.BUILD_FILES;
  jest.restoreAllMocks();
});

test.each(fileCategories)(
  'the archive $slug has every file, byte for byte, and is equal on two days',
  async (category) => {
    const archive = await archiveOf(category);
    const entries = unzipSync(archive);
    expect(Object.keys(entries)).toHaveLength(category.members.length * productFiles.length);
    for (const { product, form } of category.members)
      for (const ending of productFiles)
        expect(entries[`${product.id}/${product.id}.${ending}`]).toEqual(
          await productFile(ending, product, form),
        );
    rmSync(path.join(String(process.env.BUILD_FILES), `${category.slug}.zip`));
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 48 * 60 * 60 * 1000);
    expect(Buffer.from(await archiveOf(category)).equals(archive)).toBe(true);
  },
);
