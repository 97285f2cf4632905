import type { NewsRecord } from './schema';

export const treesForTheYard: NewsRecord = {
  _id: 'trees-for-the-yard',
  image: {
    src: '/images/scenes/garden-edging.jpg',
    alt: 'Curved line of rounded concrete edging blocks between a lawn and a planted bed.',
    width: 1600,
    height: 1067,
  },
  title: 'Trees for the yard',
  createdAt: '2024-06-22',
  category: 'events',
  desc: `
With the first steady rain the whole shift left the presses for a morning and planted trees along the edge of
the stock yard. The wall of leaves that will one day stand there has a job: it keeps dust from the neighbours,
sun from the newest stacks, and wind from blocks that ought to dry slowly.

The choice was made with a local nursery and fell on trees that grow here anyway, among them neem, jarul and
krishnachura. Mango and jackfruit stand by the canteen, for reasons that nobody had to explain.

Young trees in a yard die of two things, trucks and thirst. Against the trucks each bed has a line of edging
blocks, bedded in concrete and backed like a kerb. Against thirst the ground around the beds is paved with
open-cell grid blocks, so that rain reaches the roots where an asphalt apron would have sent it to the drain.

A few notes for anyone who plants beside paving:

- Dig the pit wider than the root ball and loosen its sides, or the roots will circle in it as in a pot.
- Keep the rich soil for the pit and lay the paving on its own base of crushed stone.
- Leave room for the trunk that the tree will have, rather than the one it has today.

Each press crew looks after the trees next to its own hall. In the dry months they will be watered by hand, in
the evening, when less of it is lost to the air.
`,
};
