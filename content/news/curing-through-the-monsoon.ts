import type { NewsRecord } from './schema';

export const curingThroughTheMonsoon: NewsRecord = {
  _id: 'curing-through-the-monsoon',
  image: {
    src: '/images/scenes/curing-racks.jpg',
    alt: 'Fresh concrete blocks on steel racks on both sides of an aisle in a production hall.',
    width: 1600,
    height: 1067,
  },
  title: 'Curing through the monsoon',
  createdAt: '2024-07-02',
  category: 'news',
  desc: `
Visitors to the yard in the rainy season often ask why we water blocks while it rains. The answer is that rain
is a poor substitute for curing. It comes when it likes, it wets the outside of a stack and leaves the middle
dry, and on a block made the same morning it does damage.

A fresh block holds just enough water to be pressed. Rain that falls on it in the first hours washes cement
from the surface and leaves a sandy skin. So fresh blocks stay on racks under a roof, in still, damp air,
until they can be handled. After that they are kept evenly moist on all sides, and they dry slowly before
delivery.

The season changes the work at the mixer too. Wet sand brings its own water along, and nobody can see how
much. If the dose is not corrected, the water/cement ratio rises and strength falls. We test the sand for
moisture more often in these months and keep it under a roof.

Three habits are worth having on any site in the rains:

- Keep cement off the floor and away from walls, and use the oldest bags first.
- Stack blocks on planks or pallets and cover the top, leaving the sides open to the air.
- Cover the head of the wall every evening. Water that stands in the cores feeds the white bloom that appears
  when the wall dries.
`,
};
