import type { NewsRecord } from './schema';

export const canalBankInGridBlocks: NewsRecord = {
  _id: 'canal-bank-in-grid-blocks',
  image: {
    src: '/images/scenes/erosion-slope.jpg',
    alt: 'Canal bank lined with open-cell concrete grid blocks, grass growing in the cells, calm water below.',
    width: 1600,
    height: 1067,
  },
  title: 'A canal bank in grid blocks',
  createdAt: '2024-05-14',
  category: 'news',
  link: 'https://news.example/canal-bank-in-grid-blocks',
  place: 'Sreepur, Gazipur',
  products: 'Erosion Control Block',
  quantity: '1,900 blocks',
  desc: `
The steep side of an irrigation canal has been lined with open-cell grid blocks before the first heavy rain.
The water users’ committee that looks after the canal had lost a strip of the bank in every monsoon, and with
it part of the path on top.

The bank was trimmed to an even slope, compacted, and covered with a geotextile that lets water out and keeps
soil in. The blocks, 400 × 400 × 100 mm with nine cells each, start from a concrete toe beam below the
low-water line. Without that beam the lowest course would slide, and everything above would follow it.

What was learnt on the slope:

- Lay upwards from the toe, never down from the crest.
- Turn the edge of the geotextile into a trench at the top and backfill it the same day.
- Fill the cells level with the ribs. Soil heaped above them washes out in the first storm and takes the seed
  along.

Grass was sown from the crest down to the water line; below it the cells hold stone. Roots will tie the blocks
to the soil within a season or two. Until then the weight of the concrete and the cloth beneath it do the
work.

A slope of this kind can be repaired by hand. A block that has settled is lifted, the bed is made good, and
the same block goes back.
`,
};
