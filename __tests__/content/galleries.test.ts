import { statSync } from 'node:fs';
import { company } from '@/content/entities/company';
import { photoGalleryIn } from '@/content/entities/galleries';
import { english } from '@/content/strings/english';
import { locales } from '@/content/strings/locales';
import { productIn } from '@/content/strings/product-in';
import { catalogueProducts } from '@/content/entities/products';
import { productsOfGalleries, unknownProducts } from '@/content/entities/products/named';
import { videoGallery } from '@/content/entities/films';
import { embedUrl, ownFilm, watchUrl } from '@/content/films';

const photoGallery = photoGalleryIn(english);

describe('photo gallery', () => {
  it('shows every product that has room on the products page', () => {
    const shown = photoGallery.flatMap(({ images }) => images.map(({ image }) => image.src));

    expect(shown).toEqual(expect.arrayContaining(catalogueProducts.map(({ image }) => image.src)));
  });

  it('knows the product of every studio shot, and refuses one that does not exist', () => {
    const shots = photoGallery.flatMap(({ images }) => images);
    for (const { id, image } of catalogueProducts) {
      expect(shots).toContainEqual(expect.objectContaining({ product: id, image }));
    }
    const images = [{ product: 'brick' }, {}, { product: 'no-such-brick' }];
    expect(unknownProducts(productsOfGalleries([{ id: 'walls', images }]), [{ id: 'brick' }])).toEqual([
      expect.objectContaining({ id: 'walls', field: 'images.2.product' }),
    ]);
  });

  it.each(['en', 'bn'] as const)('calls a tile without a name by its category in %s', (language) => {
    const tiles = catalogueProducts
      .filter(({ name }) => name === '')
      .map((product) => productIn(product, locales[language]));
    expect(tiles).not.toEqual([]);
    const captions = new Map(
      photoGalleryIn(locales[language]).flatMap(({ images }) =>
        images.map((image) => ['product' in image ? image.product : '', image.caption] as const),
      ),
    );
    for (const { id, category } of tiles) expect(captions.get(id)).toMatch(new RegExp(`^${category}, `));
  });

  it('uses no thumbnail for two categories', () => {
    const thumbnails = photoGallery.map(({ images }) => images[0]?.image.src);

    expect(new Set(thumbnails).size).toBe(photoGallery.length);
  });
});

describe('video gallery', () => {
  const ids = videoGallery.flatMap(({ videos }) => videos.map(({ id }) => id));

  it('has its films once each, and none of them is the film of the home page', () => {
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain(company.filmId);
  });

  it('has files of at most 1.2 MB for the website’s own film', () => {
    for (const file of Object.values(ownFilm)) expect(statSync(`public${file}`).size).toBeLessThan(1_200_000);
  });

  it('frames the player of the host that sets no cookies', () => {
    expect(embedUrl('AtraiFilm01')).toBe('https://www.youtube-nocookie.com/embed/AtraiFilm01');
  });

  it('links to the page of the film', () => {
    expect(watchUrl('AtraiFilm01')).toBe('https://www.youtube.com/watch?v=AtraiFilm01');
  });
});
