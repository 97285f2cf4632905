import { screen, waitFor } from '@testing-library/react';
// Preloads the lazy module, so that no test waits for its transform.
import '@/components/admin/fields/many-pictures';
import { pair } from '@/__tests__/fixtures/pair';
import { listIn } from '@/lib/records';
import { openEditor } from '../open-editor';
import { readablePicture, readPictures } from '../readable-pictures';

test('a field of pictures takes ten files at once, and names the one that is no picture', async () => {
  readPictures();
  const { user, value } = await openEditor('galleries', 'roads', [
    { id: 'roads', name: pair('Roads'), images: [] },
  ]);
  const files = Array.from({ length: 10 }, (_, number) =>
    number === 4
      ? readablePicture('dance.gif', 1600, 1200, 'GIF89a')
      : readablePicture(`yard ${number}.webp`, 1600 + number, 1200),
  );
  await user.upload(await screen.findByLabelText('Add pictures', { selector: 'input' }), files);
  expect(await screen.findByText('9 pictures added, 1 not added:', {}, { timeout: 30_000 })).toBeVisible();
  expect(screen.getByText('dance.gif').parentElement).toHaveTextContent(/The website does not use GIF files/);
  await waitFor(() => expect(listIn(value().images)).toHaveLength(9));
  expect(value().images).toMatchObject([
    { image: { width: 1600, alt: pair('') } },
    ...Array.from({ length: 8 }, () => ({})),
  ]);
});
