import type { NewsRecord } from './schema';

export const openDayForMasons: NewsRecord = {
  _id: 'open-day-for-masons',
  image: {
    src: '/images/scenes/wall-corner.jpg',
    alt: 'Outside corner of a hollow-block wall, one face in sun and one in shade, with lawn and trees.',
    width: 1600,
    height: 1067,
  },
  title: 'An open day for masons',
  createdAt: '2024-10-05',
  category: 'events',
  desc: `
On the first Saturday in October our yard belonged to masons. They came from sites all over Gazipur, most of
them with their own trowels, to build corners, take them down again and ask the people who make the blocks
every question that had annoyed them on site.

Most had learnt their trade with clay bricks, and one habit had to be left at the gate. A clay brick is soaked
before it is laid. A concrete block is laid dry. A soaked block swells slightly, then shrinks in the finished
wall, and the crack that follows is blamed on the block.

At the four benches visitors could try:

1. a bonded corner, with the cores lined up from course to course so that a bar can pass;
2. face-shell bedding, with mortar on the two long faces and the ends;
3. cutting with a disc, in place of the hammer that leaves a ragged half;
4. a precast lintel, bedded in mortar at both ends and level at the first try.

The liveliest hour concerned mortar. It should be somewhat weaker than the block. If a wall has to move, a
fine opening along a joint can be raked out and pointed again; a crack through the blocks cannot.

Lunch was served on a table of pavers. The corners built that day were cleaned and went back to the stack. A
few crooked ones were kept, as teaching aids.
`,
};
