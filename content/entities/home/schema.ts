import { memoize } from '../../../lib/text';
import { field, image, line, prose, record, z } from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';

export const recordSchema = memoize(() => {
  const title = field('Title', line(3, 60));

  const lead = field('Lead', line(3, 160));

  const percentage = z.number().check(z.minimum(0), z.maximum(100));

  const range = z
    .strictObject({
      label: field('Label', line(3, 60)),
      low: field('From', percentage, { unit: '%' }),
      high: field('To', percentage, { unit: '%' }),
      unit: z._default(z.literal('%'), '%'),
      /** Sets the colour of the bar: clay red, or the brand's colour for the block. */
      material: field('Material', z.enum(['clay', 'block']), {
        labels: { clay: 'Clay brick', block: 'Your block' },
      }),
    })
    .check(
      z.refine(({ low, high }) => low < high, {
        path: ['high'],
        message: 'must be greater than the lower end',
      }),
    );

  const figure = z.strictObject({
    value: field('Figure', line(1, 12), { help: 'With its unit.' }),
    label: field('What it says', line(3, 80)),
  });

  return record({
    id: z.literal('home'),
    featured: field('Featured products', z.strictObject({ title })),
    whyGreen: field(
      'Why green materials',
      z.optional(
        z.strictObject({
          title,
          text: field('Text', prose(50, 500)),
          ranges: field('Bars', z.array(range).check(z.minLength(2)), { singular: 'bar' }),
          figures: field('Figures', z.array(figure).check(z.minLength(1), z.maxLength(6)), {
            singular: 'figure',
            help: 'One to six.',
          }),
        }),
      ),
    ),
    services: field('Services', z.strictObject({ title, lead })),
    whoWeAre: field(
      'Who we are',
      z.strictObject({
        title,
        text: field('Text', prose(50, 600), {
          help: '{factory} stands for the factory’s city, {group} for the group.',
        }),
        /** Text of the play button and name of the film's dialog. */
        filmTitle: field('Name of the film', line(3, 60)),
        thumbnail: field('Picture of the film', image, {
          picture: { maxWidth: 1600, ...minPictureSize.head },
        }),
      }),
    ),
    group: field('Group concerns', z.strictObject({ title, lead })),
    feedbacks: field('Feedbacks', z.strictObject({ title })),
    getInTouch: field(
      'Get in touch',
      z.strictObject({ title: field('Title', line(3, 80)), text: field('Text', prose(20, 300)) }),
    ),
  });
});
