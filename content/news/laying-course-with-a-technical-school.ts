import type { NewsRecord } from './schema';

export const layingCourseWithATechnicalSchool: NewsRecord = {
  _id: 'laying-course-with-a-technical-school',
  image: {
    src: '/images/scenes/wall-running-bond.jpg',
    alt: 'Hollow-block wall in running bond with dappled shade of leaves across the upper courses.',
    width: 1600,
    height: 1067,
  },
  title: 'A laying course with a technical school',
  createdAt: '2024-03-07',
  category: 'events',
  link: 'https://school.example/news/block-laying-course',
  desc: `
For one week in March the final-year building students of a technical school laid block under the eye of our
site team. They had drawn walls for two years; most had never built one. Blocks, sand and cement came from us,
the workshop and the questions from the school.

The week began without mortar. The first course was set out dry along the whole wall, corner to corner, with a
10 mm gap at every joint. Whoever does that finds out before noon whether the length agrees with the module,
and where a half block is wanted. Whoever does not finds out at the last block of the last course.

From the second day on the students worked in pairs and changed places at noon. They learnt

- to build up the corners first and to fill in to a line between them;
- to check height with a marked rod instead of correcting with ever thicker joints;
- to break the bond by half a block and to keep the cores in line;
- to leave a block alone once its mortar has begun to stiffen.

On Thursday each pair measured the wall of another with a straightedge and a plumb line and wrote down what it
found. The walls were then taken apart, course by course, and the blocks were cleaned for the next class. The
school has asked for a second week, with openings and lintels.
`,
};
