import { memoize, type Pair, said } from '../../../lib/text';
import {
  fault,
  issueAt,
  field,
  lastDay,
  filmId,
  image,
  isoDate,
  line,
  prose,
  slug,
  slugExcept,
  record,
  z,
  isBuildable,
} from '../../../lib/records';
import { minPictureSize } from '../../../lib/pictures';
import { titleRoom } from '../pages/title-room';
import { routes } from '../../routes';

/** First parts of the website's other addresses, in lower case, and names with a meaning of their own. */
const reservedIds = ['admin', 'api', 'bn', 'p', 'pagefind'].concat(
  Object.values(routes).flatMap((address) =>
    typeof address === 'string' ? (/[a-z-]+/.exec(address.toLowerCase()) ?? []) : [],
  ),
);

/** Kinds of blocks: label, then the fields that each needs. It has no others. */
const blocks = {
  banner: [['Banner: picture behind the title', 'ব্যানার: শিরোনামের পেছনে ছবি'], 'image'],
  text: [['Text', 'লেখা'], 'text'],
  pictures: [['Pictures', 'ছবি'], 'title', 'images'],
  figures: [['Figures', 'সংখ্যা'], 'title', 'figures'],
  products: [['Products', 'পণ্য'], 'title', 'products'],
  film: [['Film', 'ভিডিও'], 'title', 'image', 'film'],
  quotation: [['Quotation', 'উদ্ধৃতি'], 'quotation', 'name'],
  contact: [['How to reach us', 'যোগাযোগ'], 'title'],
  files: [['Files of products', 'পণ্যের ফাইল'], 'title', 'products'],
  documents: [['Files to download', 'ডাউনলোডের ফাইল'], 'title', 'documents'],
  table: [['Table', 'টেবিল'], 'title', 'text'],
} as const satisfies Readonly<Record<string, readonly [label: Pair, ...fields: string[]]>>;

type Kind = keyof typeof blocks;
const kinds = Object.keys(blocks) as [Kind, ...Kind[]];
const needsOf = (kind: Kind): readonly string[] => {
  const [, ...fields] = blocks[kind];
  return fields;
};
const names = new Set(kinds.flatMap(needsOf));
const kindsWith = (name: string) => ({ of: kinds.filter((kind) => needsOf(kind).includes(name)) });

/** Line below the head of a table in Markdown. */
const TABLE = /^\|?\s*:?-+:?\s*\|[\s|:-]*$/m;

export const recordSchema = memoize(() => {
  const figure = z.strictObject({
    label: field(['Name', 'নাম'], line(2, 40)),
    value: field(['Figure', 'সংখ্যা'], line(1, 40)),
  });

  const picture = z.strictObject({ image, caption: z.optional(line(1, 200)) });

  const block = z
    .strictObject({
      kind: field(['Kind', 'ধরন'], z.enum(kinds), {
        labels: Object.fromEntries(kinds.map((kind) => [kind, blocks[kind][0]])),
      }),
      title: field(['Heading', 'শিরোনাম'], z.optional(line(2, 80)), kindsWith('title')),
      image: field(['Picture', 'ছবি'], z.optional(image), {
        picture: { maxWidth: 2400, ...minPictureSize.banner },
        ...kindsWith('image'),
      }),
      text: field(['Text', 'লেখা'], z.optional(prose(10, 20_000, isBuildable)), {
        kind: 'markdown',
        ...kindsWith('text'),
      }),
      images: field(
        ['Pictures', 'ছবি'],
        z.optional(z.array(picture).check(z.minLength(1), z.maxLength(24))),
        {
          picture: { maxWidth: 1600, ...minPictureSize.column },
          ...kindsWith('images'),
        },
      ),
      figures: field(['Figures', 'সংখ্যা'], z.optional(z.array(figure).check(z.minLength(1), z.maxLength(8))), {
        singular: ['figure', 'সংখ্যা'],
        ...kindsWith('figures'),
      }),
      products: field(['Products', 'পণ্য'], z.optional(z.array(slug).check(z.minLength(1), z.maxLength(24))), {
        records: 'products',
        ...kindsWith('products'),
      }),
      documents: field(['Files', 'ফাইল'], z.optional(z.array(slug).check(z.minLength(1), z.maxLength(24))), {
        records: 'documents',
        ...kindsWith('documents'),
      }),
      film: field(['Link of the film', 'ভিডিওর লিংক'], z.optional(filmId), {
        help: ['Such as https://youtu.be/M7lc1UVf-VE.', 'যেমন https://youtu.be/M7lc1UVf-VE।'],
        ...kindsWith('film'),
      }),
      quotation: field(['Words', 'উক্তি'], z.optional(prose(10, 600)), {
        help: [
          'Without quotation marks: the page adds them. Publish it only with consent.',
          'উদ্ধৃতিচিহ্ন ছাড়া লিখুন, পাতা নিজেই বসায়। সম্মতি ছাড়া প্রকাশ করবেন না।',
        ],
        ...kindsWith('quotation'),
      }),
      name: field(['Who said it', 'কার কথা'], z.optional(line(2, 100)), kindsWith('name')),
    })
    .check(
      z.check(({ value, issues }) => {
        const wrong = (name: string, message: string) => issues.push(issueAt(name, message, value));
        for (const name of names) {
          const isThere = Boolean(Reflect.get(value, name));
          const isNeeded = needsOf(value.kind).includes(name);
          if (isNeeded && !isThere) wrong(name, said(['is missing', 'দেওয়া হয়নি']));
          if (!isNeeded && isThere)
            wrong(name, said(['is not a part of this kind of block', 'এই ধরনের ব্লকে থাকে না']));
        }
        if (value.kind === 'table' && value.text && !TABLE.test(value.text.en)) {
          wrong(
            'text',
            said(['has no table: insert one with the button above it', 'টেবিল নেই। উপরের বোতাম দিয়ে যোগ করুন']),
          );
        }
      }),
    );

  return record({
    id: slugExcept(reservedIds),
    title: field(['Title', 'শিরোনাম'], line(5, 80), { room: titleRoom }),
    summary: field(['Summary', 'সংক্ষেপ'], line(70, 160), {
      kind: 'area',
      help: [
        'One or two sentences below the title, and in search results.',
        'শিরোনামের নিচে ও সার্চের ফলে এক-দুটি বাক্য।',
      ],
    }),
    link: field(['Link', 'লিংক'], z.enum(['footer', 'none']), {
      labels: {
        footer: ['In the footer of every page', 'সব পাতার ফুটারে'],
        none: ['Only where a text links to it', 'শুধু লেখার লিংকে'],
      },
      help: ['The search page always lists it.', 'সার্চের পাতায় এটি সব সময়ই থাকে।'],
    }),
    from: field(['First day on the website', 'ওয়েবসাইটে প্রথম দিন'], z.optional(isoDate), {
      help: [
        'A page with a future day goes online when the website is updated that day. If empty, it goes online at once.',
        'দিনটি সামনে হলে সেদিন ওয়েবসাইট হালনাগাদের সময় পাতাটি প্রকাশ হবে। খালি রাখলে এখনই প্রকাশ হবে।',
      ],
    }),
    until: lastDay,
    blocks: field(
      ['Blocks', 'ব্লক'],
      z.array(block).check(
        z.minLength(1),
        z.maxLength(30),
        z.refine((blocks) => blocks.every(({ kind }, index) => kind !== 'banner' || index === 0), {
          error: said(['can have a banner only as the first one', 'ব্যানার শুধু প্রথমে থাকতে পারে']),
          ...fault('predicate'),
        }),
      ),
      {
        singular: ['block', 'ব্লক'],
        help: ['In the order in which the page shows them.', 'পাতায় যে ক্রমে থাকবে।'],
      },
    ),
  });
});
