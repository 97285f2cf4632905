import { unzipSync } from 'fflate';
import { archiveOf, fileCategories } from '@/app/(site)/_screens/archives';
import { productFile } from '@/app/(site)/_screens/product-file';
import { productFiles } from '@/content/routes';

afterEach(() => jest.restoreAllMocks());

test('the archive of a category has every file, byte for byte, and is equal on two days', async () => {
  const [category] = fileCategories.toSorted((a, b) => a.members.length - b.members.length);
  if (category === undefined) throw new Error('No category has files.');
  const archive = await archiveOf(category);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 48 * 60 * 60 * 1000);
  expect(Buffer.from(await archiveOf(category)).equals(archive)).toBe(true);
  const entries = unzipSync(archive);
  expect(Object.keys(entries)).toHaveLength(category.members.length * productFiles.length);
  for (const { product, form } of category.members)
    for (const ending of productFiles)
      expect(entries[`${product.id}/${product.id}.${ending}`]).toEqual(
        await productFile(ending, product, form),
      );
});
