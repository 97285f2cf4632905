import { code, field, line, z } from '../../../lib/records';

/** Most names that a page shows after “Also called”. */
const MAX_NAMES = 8;

/** What buyers call a category or product: its page shows the names, and the search knows them. */
export const calledFields = {
  alsoCalled: field(
    ['Also called', 'অন্য নাম'],
    z.optional(z.array(line(2, 40)).check(z.maxLength(MAX_NAMES))),
    {
      help: [
        'What buyers call it, such as “4-inch block”. The page shows these names, and the search finds it by them.',
        'ক্রেতারা যে নামে চেনেন। পাতায় নামগুলো দেখা যায়, খুঁজলেও এই নামে পাওয়া যায়।',
      ],
    },
  ),
  sample: field(['Names under “Also called”', '“অন্য নাম”-এর নামগুলো'], z.optional(z.enum(['yes', 'no'])), {
    labels: { yes: ['Sample names', 'নমুনা নাম'], no: ['Our own names', 'আমাদের নিজের নাম'] },
    help: [
      'The page says that sample names are a sample. The dashboard lists them until you replace them.',
      'নমুনা নাম হলে পাতায় তা লেখা থাকে। বদলানো পর্যন্ত ড্যাশবোর্ডে তালিকায় থাকে।',
    ],
  }),
};

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
