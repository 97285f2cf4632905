import { existsSync, statSync } from 'node:fs';
import { photoGalleryIn } from '@/content/entities/galleries';
import { english } from '@/content/strings/english';
import { catalogueProducts } from '@/content/entities/products';
import { type Entity, inLanguage, unknownNames } from '@/lib/records';
import { formOf } from '@/content/registry/forms';
import { ownFilm } from '@/content/registry/films';

const photoGallery = photoGalleryIn(english);

describe('photo gallery', () => {
  it('knows the product of every studio shot, and refuses a product or category that does not exist', () => {
    const shots = photoGallery.flatMap(({ images }) => images);
    for (const { id, image } of inLanguage(catalogueProducts, 'en')) {
      expect(shots).toContainEqual(expect.objectContaining({ product: id, image }));
    }
    const images = [{ product: 'brick' }, {}, { product: 'no-such-brick' }];
    const known = { products: ['brick'], categories: ['pavers'] };
    const knownOf = (entity: Entity) => ({ singular: entity, ids: known[entity as keyof typeof known] });
    const gallery = { id: 'walls', images, products: [{ category: 'pavers' }, { category: 'tiles' }] };
    expect(unknownNames(formOf('galleries').fields, [gallery], knownOf)).toEqual([
      expect.objectContaining({ id: 'walls', field: 'images.2.product' }),
      expect.objectContaining({
        id: 'walls',
        field: 'products.1.category',
        reason: 'there is no categories "tiles": name another, or take it out',
      }),
    ]);
  });
});

describe('video gallery', () => {
  it('has files of at most 1.2 MB for the website’s own film', () => {
    // A firm may have none.
    const files = Object.values(ownFilm).map((file) => `public${file}`);
    for (const file of files.filter((one) => existsSync(one)))
      expect(statSync(file).size).toBeLessThan(1_200_000);
  });
});
