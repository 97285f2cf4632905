import { memoize, said } from '../../../lib/text';
import { field, image, line, prose, record, z } from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';

export const recordSchema = memoize(() => {
  const title = field(['Title', 'শিরোনাম'], line(3, 60));

  const lead = field(['Lead', 'সূচনা বাক্য'], line(3, 160));

  const percentage = z.number().check(z.minimum(0), z.maximum(100));

  const range = z
    .strictObject({
      label: field(['Label', 'নাম'], line(3, 60)),
      low: field(['From', 'থেকে'], percentage, { unit: '%' }),
      high: field(['To', 'পর্যন্ত'], percentage, { unit: '%' }),
      unit: z._default(z.literal('%'), '%'),
      /** Sets the colour of the bar: clay red, or the brand's colour for the block. */
      material: field(['Material', 'উপাদান'], z.enum(['clay', 'block']), {
        labels: { clay: ['Clay brick', 'পোড়ামাটির ইট'], block: ['Your block', 'আপনার ব্লক'] },
      }),
    })
    .check(
      z.refine(({ low, high }) => low < high, {
        path: ['high'],
        message: said(['must be greater than the lower end', 'আগেরটির চেয়ে বেশি হতে হবে']),
      }),
    );

  const figure = z.strictObject({
    value: field(['Figure', 'সংখ্যা'], line(1, 12), { help: ['With its unit.', 'এককসহ।'] }),
    label: field(['What it says', 'কিসের সংখ্যা'], line(3, 80)),
  });

  return record({
    id: z.literal('home'),
    featured: field(['Featured products', 'প্রচ্ছদের পণ্য'], z.strictObject({ title })),
    whyGreen: field(
      ['Why green materials', 'কেন পরিবেশবান্ধব উপকরণ'],
      z.optional(
        z.strictObject({
          title,
          text: field(['Text', 'লেখা'], prose(50, 500)),
          ranges: field(['Bars', 'বার'], z.array(range).check(z.minLength(2)), { singular: ['bar', 'বার'] }),
          figures: field(['Figures', 'সংখ্যা'], z.array(figure).check(z.minLength(1), z.maxLength(6)), {
            singular: ['figure', 'সংখ্যা'],
            help: ['One to six.', 'এক থেকে ছয়টি।'],
          }),
        }),
      ),
    ),
    services: field(['Services', 'সেবা'], z.strictObject({ title, lead })),
    whoWeAre: field(
      ['Who we are', 'আমরা কারা'],
      z.strictObject({
        title,
        text: field(['Text', 'লেখা'], prose(50, 600), {
          help: [
            '{factory} stands for the factory’s city, {group} for the group.',
            '{factory} মানে কারখানার শহর, {group} মানে গ্রুপের নাম।',
          ],
        }),
        /** Text of the play button and name of the film's dialog. */
        filmTitle: field(['Name of the film', 'ভিডিওর নাম'], line(3, 60)),
        thumbnail: field(['Picture of the film', 'ভিডিওর ছবি'], image, {
          picture: { maxWidth: 1600, ...minPictureSize.head },
        }),
      }),
    ),
    group: field(['Group concerns', 'গ্রুপের প্রতিষ্ঠান'], z.strictObject({ title, lead })),
    feedbacks: field(['Feedbacks', 'মতামত'], z.strictObject({ title })),
    getInTouch: field(
      ['Get in touch', 'যোগাযোগ'],
      z.strictObject({
        title: field(['Title', 'শিরোনাম'], line(3, 80)),
        text: field(['Text', 'লেখা'], prose(20, 300)),
      }),
    ),
  });
});
