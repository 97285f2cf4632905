import { loadAllRecords } from '@/content/registry/loaders';
import { placeholdersIn } from '@/content/registry/placeholders';
import { isSampleContent, searchedEntities } from '@/content/registry/sample-content';

test('a website with placeholders says above its footer that it is a sample', async () => {
  const found = placeholdersIn(await loadAllRecords()).map(({ entity }) => entity);
  expect(searchedEntities).toEqual(expect.arrayContaining(found));
  expect(isSampleContent).toBe(true);
});
