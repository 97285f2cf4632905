import { code, field, line, z } from '../../../lib/records';

const searchWord = z.strictObject({
  typed: field(
    ['What people type', 'মানুষ যা লেখেন'],
    z.array(code(2, 60)).check(z.minLength(1), z.maxLength(20)),
    {
      help: [
        'One per line, in any language. Plurals with s, hyphens and capital letters need no line of their own.',
        'প্রতি লাইনে একটি, যেকোনো ভাষায়। ইংরেজির বহুবচন (s), হাইফেন ও বড় হাতের অক্ষরের জন্য আলাদা লাইন লাগে না।',
      ],
    },
  ),
  word: field(['What it is called here', 'এখানে যে নামে ডাকা হয়'], line(2, 60)),
});

/** Words by which people search for a category or product, and the website's own word for them. */
export const searchWords = field(
  ['Words for search', 'খোঁজার শব্দ'],
  z.optional(z.array(searchWord).check(z.maxLength(10))),
  {
    singular: ['word', 'শব্দ'],
    help: [
      'The search looks for your own word instead of what people type.',
      'মানুষ যা লেখেন, তার বদলে আপনার শব্দটি দিয়ে খোঁজা হয়।',
    ],
  },
);
