import { statSync } from 'node:fs';
import { photoGalleryIn } from '@/content/entities/galleries';
import { english } from '@/content/strings/english';
import { catalogueProducts } from '@/content/entities/products';
import { unknownNames } from '@/lib/records';
import { inLanguage } from '@/lib/records';
import { entityFields } from '@/content/registry/forms';
import { ownFilm } from '@/content/films';

const photoGallery = photoGalleryIn(english);

describe('photo gallery', () => {
  it('knows the product of every studio shot, and refuses one that does not exist', () => {
    const shots = photoGallery.flatMap(({ images }) => images);
    for (const { id, image } of inLanguage(catalogueProducts, 'en')) {
      expect(shots).toContainEqual(expect.objectContaining({ product: id, image }));
    }
    const images = [{ product: 'brick' }, {}, { product: 'no-such-brick' }];
    expect(unknownNames(entityFields.galleries, [{ id: 'walls', images }], ['brick'], 'product')).toEqual([
      expect.objectContaining({ id: 'walls', field: 'images.2.product' }),
    ]);
  });
});

describe('video gallery', () => {
  it('has files of at most 1.2 MB for the website’s own film', () => {
    for (const file of Object.values(ownFilm)) expect(statSync(`public${file}`).size).toBeLessThan(1_200_000);
  });
});
