import type { NewsRecord } from './schema';

export const schoolBoundaryWall: NewsRecord = {
  _id: 'school-boundary-wall',
  image: {
    src: '/images/scenes/boundary-wall.jpg',
    alt: 'Long boundary wall of hollow blocks with piers and coping beside a road with grass verge.',
    width: 1600,
    height: 1067,
  },
  title: 'A boundary wall for a school',
  createdAt: '2023-12-11',
  category: 'news',
  place: 'Cumilla',
  products: 'Hollow Block, Coping Stone',
  quantity: '4,600 blocks',
  desc: `
A secondary school in Gazipur has replaced its old brick boundary with a wall of hollow blocks. The old one
stood in wet ground, had shed its plaster twice, and leaned towards the road. The school asked for a wall that
needs no plaster and that its own caretaker can look after.

The wall stands on a concrete strip, with a damp-proof course above ground level. The blocks are 190 mm wide
and laid in running bond between piers. At the piers the cores carry a reinforcing bar and are filled with
concrete, so that bar, block and footing act as one.

Two details were drawn before the first block was laid:

1. **Movement joints.** A long wall shortens a little as the concrete dries. It was divided at the piers, so
   that the movement opens a planned joint and not a crack.
2. **Coping.** The top course is closed with coping stones that overhang both faces. A groove underneath makes
   the water drip clear of the wall.

Joints were pressed firm with a round tool while the mortar was still green. That closes their surface, and a
wall without plaster depends on it.

Building went on through term. The masons worked from the road side, one bay between two piers at a time, and
no stretch stood open for long.
`,
};
