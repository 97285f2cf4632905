import { image, line, prose } from '../../lib/fields';
import { translated } from '../../lib/translated';
import { z } from '../../lib/zod';

const range = z
  .strictObject({
    label: line(3, 60),
    /** Both ends of the range, in `unit`. */
    low: z.number().check(z.minimum(0), z.maximum(100)),
    high: z.number().check(z.minimum(0), z.maximum(100)),
    unit: z._default(z.literal('%'), '%'),
    /** Decides the colour of the bar: clay red or block green. */
    material: z.enum(['clay', 'block']),
  })
  .check(
    z.refine(({ low, high }) => low < high, {
      path: ['high'],
      message: 'must be greater than the lower end',
    }),
  );

const figure = z.strictObject({
  /** With its unit, as shown. */
  value: line(1, 12),
  label: line(3, 80),
});

export const homeSchema = translated({
  id: z.literal('home'),
  featured: z.strictObject({ title: line(3, 60) }),
  whyGreen: z.strictObject({
    title: line(3, 60),
    text: prose(50, 500),
    ranges: z.array(range).check(z.minLength(2)),
    figures: z.array(figure).check(z.minLength(1), z.maxLength(6)),
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
