import { readdir } from 'node:fs/promises';
import sitePictures from '@/content/site-pictures.json';

it('the studio knows the pictures of the website, as every build lists them', async () => {
  const files = await readdir('public/images', { recursive: true });
  const own = files.filter(
    (file) => /\.(jpg|png|webp|avif)$/.test(file) && !/^(crops|sized|uploads)\//.test(file),
  );

  expect(Object.keys(sitePictures)).toEqual(own.map((file) => `/images/${file}`).sort());
});
