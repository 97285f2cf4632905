import { memoize, said } from '../../../lib/text';
import { field, image, issueAt, line, prose, record, slug, wholeNumber, z } from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';

const pictureRules = { maxWidth: 1600, ...minPictureSize.column };

const names = (max: number) => z.array(line(2, 40)).check(z.maxLength(max));

export const recordSchema = memoize(() => {
  const picture = z.strictObject({
    image: field(['Picture', 'ছবি'], image, { picture: pictureRules }),
  });

  const list = z.strictObject({
    title: field(['Title', 'শিরোনাম'], line(3, 60)),
    lead: field(['Lead', 'সূচনা বাক্য'], line(3, 160)),
    pictures: field(['Pictures', 'ছবি'], z.array(picture).check(z.maxLength(6)), {
      singular: ['picture', 'ছবি'],
      help: ['Up to six, next to the list.', 'ছয়টি পর্যন্ত, তালিকার পাশে।'],
    }),
  });

  /** The page draws a brick for each day. */
  const day = wholeNumber(0, 60);

  const stage = z
    .strictObject({
      picture: field(['Picture', 'ছবি'], image, { picture: pictureRules }),
      from: field(['First day', 'প্রথম দিন'], z.optional(day), {
        help: [
          'Day 0 is the day of pressing. Leave empty for a stage before pressing.',
          '০ মানে যেদিন ব্লক প্রেস করা হয়। তার আগের ধাপ হলে খালি রাখুন।',
        ],
      }),
      to: field(['Last day', 'শেষ দিন'], z.optional(day), {
        help: ['Leave empty for a stage of one day.', 'এক দিনের ধাপ হলে খালি রাখুন।'],
      }),
      title: field(['Title', 'শিরোনাম'], line(2, 40)),
      text: field(['Text', 'লেখা'], line(10, 160)),
    })
    .check(
      z.check(({ value: { from, to }, issues }) => {
        if (to === undefined) return;
        if (from === undefined)
          issues.push(
            issueAt(
              'from',
              said(['is missing: the stage has a last day', 'দেওয়া হয়নি, অথচ শেষ দিন আছে']),
              from,
            ),
          );
        else if (to < from)
          issues.push(
            issueAt('to', said(['must not be before the first day', 'প্রথম দিনের আগে হতে পারে না']), to),
          );
      }),
    );

  const days = z.strictObject({
    title: field(['Title', 'শিরোনাম'], line(2, 60)),
    lead: field(['Lead', 'সূচনা বাক্য'], line(3, 160)),
    strip: field(['Name of the row of pictures', 'ছবির সারির নাম'], line(3, 60), {
      help: ['For visitors who cannot see it.', 'যাঁরা দেখতে পান না, তাঁদের জন্য।'],
    }),
    stages: field(['Stages', 'ধাপ'], z.array(stage).check(z.maxLength(12)), {
      singular: ['stage', 'ধাপ'],
      help: [
        'Up to twelve. Without stages, the website shows neither this section nor its film.',
        'বারোটি পর্যন্ত। ধাপ না থাকলে ওয়েবসাইটে এই অংশ ও তার ভিডিও থাকে না।',
      ],
    }),
    /** The files are `ownFilm` (`content/registry/films.ts`), which this section and the home page offer. */
    filmSeconds: field(['Length of the film', 'ভিডিওর দৈর্ঘ্য'], z.optional(wholeNumber(1, 600)), {
      unit: ['s', 'সেকেন্ড'],
      help: [
        'Length of the film 28-days in public/films. If empty, the page does not offer it.',
        'public/films-এর 28-days ভিডিওটির দৈর্ঘ্য। খালি রাখলে ভিডিওটি দেখানো হয় না।',
      ],
    }),
  });

  const plan = z.strictObject({
    words: field(['The plan in words', 'প্ল্যানের বর্ণনা'], line(10, 160), {
      help: ['For visitors who cannot see it.', 'যাঁরা দেখতে পান না, তাঁদের জন্য।'],
    }),
    block: field(['Block on its pallets', 'প্যালেটের ব্লক'], z.optional(slug), {
      records: 'products',
      help: [
        'The plan draws this block on the pallets and counts it below. If empty, the pallets are empty.',
        'প্ল্যানে প্যালেটের উপরে এই ব্লক আঁকা হয়, নিচে তার সংখ্যা থাকে। খালি রাখলে প্যালেট খালি থাকে।',
      ],
    }),
  });

  const sheet = z.strictObject({
    title: field(['Title', 'শিরোনাম'], line(3, 60)),
    lead: field(['Lead', 'সূচনা বাক্য'], line(3, 200)),
    name: field(['Heading of the sheet', 'শিটের শিরোনাম'], line(3, 30)),
    fields: field(['Fields at the top', 'উপরের ঘর'], names(8), {
      help: ['Up to eight, one per line.', 'আটটি পর্যন্ত, প্রতি লাইনে একটি।'],
    }),
    columns: field(['Columns', 'কলাম'], names(6), {
      help: [
        'Up to six, one per line. The first column lists the pieces. Without columns, the page shows no test sheet.',
        'ছয়টি পর্যন্ত, প্রতি লাইনে একটি। প্রথম কলামে পিসগুলো থাকে। কলাম না থাকলে পাতায় টেস্ট রিপোর্ট দেখা যায় না।',
      ],
    }),
    signatures: field(['Fields at the foot', 'নিচের ঘর'], names(4), {
      help: ['Up to four, one per line.', 'চারটি পর্যন্ত, প্রতি লাইনে একটি।'],
    }),
  });

  return record({
    id: z.literal('quality'),
    paragraphs: field(['Opening paragraphs', 'শুরুর অনুচ্ছেদ'], z.array(prose(50, 600)).check(z.minLength(1)), {
      help: ['One paragraph per line.', 'প্রতি লাইনে একটি অনুচ্ছেদ।'],
    }),
    checks: field(['Checks on the floor', 'ফ্লোরে যাচাই'], list),
    /** Drawn where a check names its place on it. */
    plan: field(['Plan of a yard', 'ইয়ার্ডের প্ল্যান'], z.optional(plan), {
      help: [
        'The page shows a typical yard above the checks, with the number of each check. If no check has a place, the page shows no plan.',
        'যাচাইগুলোর উপরে একটি নমুনা ইয়ার্ডের প্ল্যান দেখা যায়, তাতে প্রতিটি যাচাইয়ের নম্বর। কোনো যাচাইয়ের জায়গা দেওয়া না থাকলে প্ল্যান দেখা যায় না।',
      ],
    }),
    days: field(['From sand to pallet', 'বালু থেকে প্যালেট'], z.optional(days)),
    tests: field(['Laboratory tests', 'ল্যাবরেটরির পরীক্ষা'], list),
    sheet: field(['Test sheet', 'টেস্ট রিপোর্ট'], z.optional(sheet), {
      help: ['An empty test sheet, as an example.', 'খালি টেস্ট রিপোর্ট, নমুনা হিসেবে।'],
    }),
  });
});
