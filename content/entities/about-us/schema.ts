import { memoize } from '../../../lib/text';
import { field, image, line, prose, record, z } from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';

export const recordSchema = memoize(() => {
  const statement = z.strictObject({
    title: field(['Title', 'শিরোনাম'], line(3, 60)),
    text: field(['Text', 'লেখা'], prose(50, 600)),
  });

  const fact = z.strictObject({
    label: field(['Name', 'নাম'], line(2, 40)),
    value: field(['Figure', 'সংখ্যা'], line(1, 40)),
  });

  return record({
    id: z.literal('about-us'),
    intro: field(['Introduction', 'ভূমিকা'], prose(50, 600), {
      help: [
        '{factory} and {headOffice} stand for the two cities.',
        '{factory} ও {headOffice} মানে দুই শহরের নাম।',
      ],
    }),
    facts: field(['Facts', 'তথ্য'], z.optional(z.array(fact).check(z.maxLength(4))), {
      singular: ['fact', 'তথ্য'],
      help: [
        'Such as Founded, Output a day, People. Up to four stand in a row below the introduction.',
        'যেমন প্রতিষ্ঠার সাল, দৈনিক উৎপাদন, কর্মী। ভূমিকার নিচে এক সারিতে চারটি পর্যন্ত।',
      ],
    }),
    vision: field(['Vision', 'স্বপ্ন'], statement),
    mission: field(['Mission', 'লক্ষ্য'], statement),
    viceChairman: field(
      ['Vice-chairman', 'ভাইস চেয়ারম্যান'],
      z.optional(
        z.strictObject({
          role: field(['Role', 'পদ বা পরিচয়'], line(3, 60)),
          name: field(['Name', 'নাম'], z.optional(line(2, 80)), {
            help: ['If empty, only the role appears below the message.', 'খালি রাখলে বার্তার নিচে শুধু পদ দেখা যায়।'],
          }),
          message: field(['Message', 'বার্তা'], z.array(prose(30, 600)).check(z.minLength(1)), {
            help: ['One paragraph per line.', 'প্রতি লাইনে একটি অনুচ্ছেদ।'],
          }),
          /** Shows a place, not a person. */
          image: field(['Picture', 'ছবি'], image, { picture: { maxWidth: 1600, ...minPictureSize.column } }),
        }),
      ),
    ),
  });
});
