import type { NewsRecord } from './schema';

export const kerbLineForAMarketRoad: NewsRecord = {
  _id: 'kerb-line-for-a-market-road',
  image: {
    src: '/images/scenes/kerb-road.jpg',
    alt: 'Line of concrete kerb stones between an asphalt road and a grass verge with trees.',
    width: 1600,
    height: 1067,
  },
  title: 'A kerb line for a market road',
  createdAt: '2024-02-19',
  category: 'news',
  link: 'https://news.example/market-road-kerbs',
  place: 'Narayanganj',
  products: 'Kerb Stone K9, Kerb Stone K6',
  quantity: '640 kerb stones',
  desc: `
A market committee has given its road an edge on both sides, where the asphalt used to end wherever the
trucks left it. K9 kerb stones stand along the straights, where loading is heaviest, and the shorter K6 on
the bends.

A kerb has two duties. It holds the edge of the road together, and it leads rainwater along the channel to the
next gully. Both depend less on the stone than on what is behind it. Each kerb sits on a bed of fresh concrete
and is backed by a haunch, a wedge of concrete up to about half its height. A kerb set on sand alone is pushed
over by the first wheel that climbs it.

Work went on at night, after the stalls closed:

- The line was set with pins and a string, for height as well as direction.
- Kerbs were tapped down to the string with a rubber mallet, never packed up with chips from below.
- The joints were kept narrow and even, and were left open at the gullies so that water can enter from the
  side.

On the bends, short stones follow the curve with small joints. Long ones would have left open wedges at the
front, where dirt collects and edges break.

Traders kept their entrances throughout. At each of them the line drops over one sloping stone to a lower
kerb, which a handcart can cross.
`,
};
