import { memoize } from '../../../lib/text';
import { field, image, line, prose, record, z } from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';

export const recordSchema = memoize(() => {
  const statement = z.strictObject({
    title: field('Title', line(3, 60)),
    text: field('Text', prose(50, 600)),
  });

  const fact = z.strictObject({
    label: field('Name', line(2, 40)),
    value: field('Figure', line(1, 40)),
  });

  return record({
    id: z.literal('about-us'),
    intro: field('Introduction', prose(50, 600), {
      help: '{factory} and {headOffice} stand for the two cities.',
    }),
    facts: field('Facts', z.optional(z.array(fact).check(z.maxLength(4))), {
      singular: 'fact',
      help: 'Such as Founded, Output a day, People. Up to four are in a row below the introduction.',
    }),
    vision: field('Vision', statement),
    mission: field('Mission', statement),
    viceChairman: field(
      'Vice-chairman',
      z.optional(
        z.strictObject({
          role: field('Role', line(3, 60)),
          name: field('Name', z.optional(line(2, 80)), {
            help: 'If empty, only the role appears below the message.',
          }),
          message: field('Message', z.array(prose(30, 600)).check(z.minLength(1)), {
            help: 'One paragraph per line.',
          }),
          /** Shows a place, not a person. */
          image: field('Picture', image, { picture: { maxWidth: 1600, ...minPictureSize.column } }),
        }),
      ),
    ),
  });
});
