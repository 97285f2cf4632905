import { defineCollection } from './lib/define-collection';
import { image, line, slug } from './lib/fields';
import { z } from './lib/zod';
import { pictures } from './pictures';
import type { ProductCategory } from './entities/products/categories';
import { productCaption } from './entities/products/label';
import { productsInCategory } from './entities/products';
import { LONGEST_CAPTION } from './entities/products/schema';

export const photoCategorySchema = z.strictObject({
  id: slug,
  name: line(3, 60),
  /** The first one is the category's thumbnail. */
  images: z
    .array(z.strictObject({ image, caption: z.optional(line(1, LONGEST_CAPTION)) }))
    .check(z.minLength(1)),
});

/** The studio shots of one category, so that a product added by staff joins the gallery by itself. */
const studioShots = (category: ProductCategory) =>
  productsInCategory(category).map((product) => ({ image: product.image, caption: productCaption(product) }));

export const photoGallery = defineCollection({
  file: 'content/photo-gallery.ts',
  schema: photoCategorySchema,
  idField: 'id',
  records: [
    {
      id: 'walls-and-houses',
      name: 'Walls and houses',
      images: [
        {
          image: pictures['house-elevation'],
          caption: 'Two storeys in exposed block, pointed and left unplastered',
        },
        {
          image: pictures['hero-wall'],
          caption: 'Courses stepped back, so that the next lift bonds in',
        },
        {
          image: pictures['wall-running-bond'],
          caption: 'Running bond: every joint stands over the middle of the block below',
        },
        { image: pictures['wall-corner'], caption: 'A corner bonded course by course' },
        { image: pictures['boundary-wall'], caption: 'Boundary wall with piers and coping' },
        {
          image: pictures['screen-wall'],
          caption: 'Blocks on their side make a screen that lets air through',
        },
        { image: pictures['window-opening'], caption: 'Window opening with sill and lintel' },
      ],
    },
    {
      id: 'blocks-and-bricks',
      name: 'Blocks and bricks',
      images: [
        { image: pictures['cores-top-view'], caption: 'The cores, seen from above' },
        { image: pictures['block-vs-brick'], caption: 'A hollow block beside clay bricks' },
        ...studioShots('Hollow Block & Concrete Bricks'),
      ],
    },
    {
      id: 'paving',
      name: 'Paving',
      images: [
        {
          image: pictures['paver-herringbone'],
          caption: 'Herringbone, the bond that locks best under wheels',
        },
        { image: pictures['paver-uni-field'], caption: 'Uni pavers in raking sun' },
        { image: pictures['paver-i-field'], caption: 'I Blocks in three colours' },
        { image: pictures['hero-plaza'], caption: 'Garden plaza with dark bands' },
        { image: pictures['hero-pattern'], caption: 'Two colours, one kerb' },
        { image: pictures.driveway, caption: 'Drive in grey and charcoal' },
        { image: pictures['plaza-dusk'], caption: 'The plaza at dusk' },
        ...studioShots('Paving Block (uni, Rectangular & I block)'),
      ],
    },
    {
      id: 'kerbs-edging-and-slopes',
      name: 'Kerbs, edging and slopes',
      images: [
        { image: pictures['kerb-road'], caption: 'Kerb line between asphalt and verge' },
        { image: pictures['drain-run'], caption: 'Drain channels between paving and lawn' },
        { image: pictures['garden-edging'], caption: 'Edging blocks take a curve without cutting' },
        { image: pictures['erosion-slope'], caption: 'Grid blocks on a canal bank, with grass in the cells' },
        ...studioShots('Edging Block'),
        ...studioShots('Other Products'),
      ],
    },
    {
      id: 'tiles-and-footpaths',
      name: 'Tiles and footpaths',
      images: [
        { image: pictures['tile-footpath'], caption: 'Footpath with a tactile strip' },
        ...studioShots('Pavment Tiles'),
      ],
    },
    {
      id: 'the-yard',
      name: 'The yard',
      images: [
        { image: pictures['yard-stacks'], caption: 'Pallets ready for loading' },
        { image: pictures['kerb-yard'], caption: 'Kerb stones and channels on their pallets' },
        { image: pictures['curing-racks'], caption: 'Fresh blocks on the curing racks' },
        { image: pictures.banner, caption: 'One row, one date of making' },
        { image: pictures['cut-section'], caption: 'A block sawn open to show the aggregate' },
        { image: pictures['material-samples'], caption: 'The range on one table' },
      ],
    },
  ],
});

export type PhotoCategory = (typeof photoGallery)[number];
