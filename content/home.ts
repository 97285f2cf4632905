import { defineSingleton } from './lib/define-collection';
import { image, line, prose } from './lib/fields';
import { z } from './lib/zod';
import { pictures } from './pictures';

const range = z
  .strictObject({
    label: line(3, 60),
    /** Both ends of the range, in `unit`. */
    low: z.number().check(z.minimum(0), z.maximum(100)),
    high: z.number().check(z.minimum(0), z.maximum(100)),
    unit: z.literal('%'),
    /** Decides the colour of the bar: clay red or block green. */
    material: z.enum(['clay', 'block']),
  })
  .check(z.refine(({ low, high }) => low < high, { path: ['high'], message: 'must be greater than "low"' }));

const figure = z.strictObject({
  /** With its unit, as shown. */
  value: line(1, 12),
  label: line(3, 80),
});

export const homeSchema = z.strictObject({
  featured: z.strictObject({ title: line(3, 60) }),
  whyGreen: z.strictObject({
    title: line(3, 60),
    text: prose(50, 500),
    ranges: z.array(range).check(z.minLength(2)),
    figures: z.array(figure).check(z.length(4)),
  }),
  services: z.strictObject({ title: line(3, 60), lead: line(3, 160) }),
  whoWeAre: z.strictObject({
    title: line(3, 60),
    text: prose(50, 600),
    /** On the play button and as the name of the film's dialog. */
    filmTitle: line(3, 60),
    thumbnail: image,
  }),
  group: z.strictObject({ title: line(3, 60), lead: line(3, 160) }),
  feedbacks: z.strictObject({ title: line(3, 60) }),
  getInTouch: z.strictObject({ title: line(3, 80), text: prose(20, 300) }),
});

/** The words of the home page's sections. Figures are those of the specification, section 9. */
export const home = defineSingleton({
  file: 'content/home.ts',
  schema: homeSchema,
  record: {
    featured: { title: 'Featured products' },
    whyGreen: {
      title: 'Why green materials matter',
      text:
        'A clay brick costs topsoil and the fuel that fires it. A hollow block is pressed cold and cured with water. ' +
        'Its cores take weight out of the wall, and everything the wall stands on can be made smaller for it.',
      ranges: [
        { label: 'Water absorption, clay brick', low: 12, high: 20, unit: '%', material: 'clay' },
        { label: 'Water absorption, hollow block', low: 3, high: 7, unit: '%', material: 'block' },
        { label: 'Weight of the building, saved', low: 30, high: 40, unit: '%', material: 'block' },
        { label: 'Cost of the wall, saved', low: 25, high: 30, unit: '%', material: 'block' },
      ],
      figures: [
        { value: 'Up to 4\u00a0h', label: 'an 8-inch wall resists fire' },
        {
          value: '40–50\u00a0%',
          label: 'less rod (steel), where the frame is designed for the lighter wall',
        },
        { value: '113', label: 'blocks of 100\u00a0mm take the place of 500 bricks' },
        { value: '3–7\u00a0%', label: 'water is what walls absorb; clay brick absorbs 12–20\u00a0%' },
      ],
    },
    services: { title: 'Services', lead: 'What comes with the block.' },
    whoWeAre: {
      title: 'Who we are',
      text:
        'We make concrete units in Gazipur for builders all over Bangladesh: blocks for walls, stones for streets, ' +
        'tiles for footpaths. We are part of Atrai Group, which brings cement, aggregate and transport to every order.',
      filmTitle: 'Watch the film',
      thumbnail: pictures['kerb-yard'],
    },
    group: { title: 'Group concerns', lead: 'and associated brands' },
    feedbacks: { title: 'What customers say' },
    getInTouch: {
      title: 'Tell us about the wall you want to build.',
      text:
        'Length, height and what it has to carry are enough to begin with. We reply with the right block, the number ' +
        'and the price.',
    },
  },
});
