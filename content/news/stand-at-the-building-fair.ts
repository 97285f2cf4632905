import type { NewsRecord } from './schema';

export const standAtTheBuildingFair: NewsRecord = {
  _id: 'stand-at-the-building-fair',
  image: {
    src: '/images/scenes/material-samples.jpg',
    alt: 'Flat-lay of blocks, bricks, pavers, tiles, kerbs and edging seen from above.',
    width: 1600,
    height: 1067,
  },
  title: 'Our stand at the building fair in Dhaka',
  createdAt: '2024-01-25',
  category: 'events',
  link: 'https://fair.example/exhibitors/concrete-products',
  desc: `
At this winter’s building fair in Dhaka we showed very little paper. The stand was built of what we sell: a
floor of I-shaped pavers laid loose on sand, a counter of hollow blocks, and a screen of blocks turned on
their sides so that light passed through the cores.

Nothing was fixed with mortar. Anyone could lift a paver out of the floor, look at the bed and put it back,
and many did. It is the quickest way to explain why such a floor carries a truck. The load goes from block to
block through the sand in the joints, and the kerb at the edge keeps it all from spreading.

On the counter stood two trays of water, one with a clay brick in it and one with a piece of hollow block.
Within the hour the difference could be seen from the aisle. Clay brick takes up 12 to 20 % of its weight in
water, a hollow block 3 to 7 %.

The questions were practical. Can a shelf be hung on a hollow wall? Yes, with an anchor made for hollow units,
or in a core filled with mortar. Can pipes run inside? Upright ones, in the cores; a long level chase weakens
any wall.

When the fair closed the stand was loaded on one truck. The blocks have since become a store wall in our own
yard.
`,
};
