import { memoize } from '../../../lib/text';
import { field, line, prose, record, z } from '../../../lib/records';

export const recordSchema = memoize(() =>
  record({
    id: z.literal('contact'),
    title: field(['Title', 'শিরোনাম'], line(3, 60), {
      help: [
        'Phones, opening hours and addresses are in Company.',
        'ফোন, খোলা থাকার সময় ও ঠিকানা Company-তে আছে।',
      ],
    }),
    intro: field(['Introduction', 'ভূমিকা'], prose(30, 300)),
    /** Introduces phone and e-mail. */
    formNote: field(['Note beside the form', 'ফর্মের পাশের লেখা'], prose(30, 300)),
    way: field(['Way to the factory', 'কারখানায় যাওয়ার পথ'], z.optional(line(10, 200)), {
      help: ['One sentence.', 'একটি বাক্য।'],
    }),
    /** Short names, so that they fit the plan on a phone. */
    towns: field(['Towns on the plan', 'প্ল্যানে শহর'], z.optional(z.array(line(2, 18)).check(z.maxLength(5))), {
      help: [
        'Two to five, one per line, along a road to the north. At the last town the way turns east to the factory. If your way is different, leave this empty. The page then shows no plan.',
        'দুই থেকে পাঁচটি, প্রতি লাইনে একটি, উত্তরের রাস্তা ধরে। শেষ শহরে পথ পূর্ব দিকে কারখানায় গেছে। আপনার পথ অন্য রকম হলে খালি রাখুন; তখন পাতায় প্ল্যান থাকে না।',
      ],
    }),
    road: field(['Road on the plan', 'প্ল্যানে রাস্তা'], z.optional(line(2, 24)), {
      help: ['Such as Highway to the north.', 'যেমন উত্তরের মহাসড়ক।'],
    }),
    sign: field(['Factory on the plan', 'প্ল্যানে কারখানা'], z.optional(line(2, 20)), {
      help: ['Such as Our factory.', 'যেমন আমাদের কারখানা।'],
    }),
    plan: field(['The plan in words', 'প্ল্যানের বর্ণনা'], z.optional(line(10, 250)), {
      help: [
        'For visitors who cannot see it. {street} stands for the street of the factory.',
        'যাঁরা দেখতে পান না, তাঁদের জন্য। {street} মানে কারখানার রাস্তা।',
      ],
    }),
  }),
);
