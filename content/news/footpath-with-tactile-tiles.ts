import type { NewsRecord } from './schema';

export const footpathWithTactileTiles: NewsRecord = {
  _id: 'footpath-with-tactile-tiles',
  image: {
    src: '/images/scenes/tile-footpath.jpg',
    alt: 'Garden footpath of patterned concrete tiles with an ochre tactile strip, edging and lawn on both sides.',
    width: 1600,
    height: 1067,
  },
  title: 'Tactile tiles lead along a footpath',
  createdAt: '2024-04-22',
  category: 'news',
  link: 'https://news.example/tactile-footpath',
  place: 'Rajshahi',
  products: 'Tactile Tile',
  quantity: '2,400 tiles',
  desc: `
A footpath beside a busy road has been relaid so that people who cannot see it can follow it. A ward office
asked for a surface that stays rough in the rain, and for a line of tactile tiles from one end to the other.

Two reliefs do the talking. Raised bars run in the direction of walking and mean: go on. Round studs mean:
stop and find out, there is a crossing, a step or a change of direction. The tiles are 300 × 300 mm and ochre
on a grey ground, because most people with low vision still see contrast.

The position of the line took more time than the laying. It keeps clear of poles, shop steps and the covers of
the drain. Where a cover could not be moved, it was fitted with tiles of its own, so that the line does not
break.

The tiles lie in a full bed of mortar on a concrete base. A tile bedded on five dabs sounds hollow under a
stick, gives a false signal, and breaks at the first motorcycle. The bars stand above the ground tiles by
their own height only, and there is no lip to trip on.

Before the path was opened, people who use a white cane walked it with the foreman. At one corner they asked
for a wider field of studs, and it was laid the next morning.
`,
};
