import { memoize } from '../../../lib/text';
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
  banner: ['Banner: picture behind the title', 'image'],
  text: ['Text', 'text'],
  pictures: ['Pictures', 'title', 'images'],
  figures: ['Figures', 'title', 'figures'],
  products: ['Products', 'title', 'products'],
  film: ['Film', 'title', 'image', 'film'],
  quotation: ['Quotation', 'quotation', 'name'],
  contact: ['How to reach us', 'title'],
  files: ['Files of products', 'title', 'products'],
  table: ['Table', 'title', 'text'],
} as const;

type Kind = keyof typeof blocks;
const kinds = Object.keys(blocks) as [Kind, ...Kind[]];
const needsOf = (kind: Kind): readonly string[] => blocks[kind].slice(1);
const names = new Set(kinds.flatMap(needsOf));
const kindsWith = (name: string) => ({ of: kinds.filter((kind) => needsOf(kind).includes(name)) });

/** Line below the head of a table in Markdown. */
const TABLE = /^\|?\s*:?-+:?\s*\|[\s|:-]*$/m;

export const recordSchema = memoize(() => {
  const figure = z.strictObject({
    label: field('Name', line(2, 40)),
    value: field('Figure', line(1, 40)),
  });

  const picture = z.strictObject({ image, caption: z.optional(line(1, 200)) });

  const block = z
    .strictObject({
      kind: field('Kind', z.enum(kinds), {
        labels: Object.fromEntries(kinds.map((kind) => [kind, blocks[kind][0]])),
      }),
      title: field('Heading', z.optional(line(2, 80)), kindsWith('title')),
      image: field('Picture', z.optional(image), {
        picture: { maxWidth: 2400, ...minPictureSize.banner },
        ...kindsWith('image'),
      }),
      text: field('Text', z.optional(prose(10, 20_000, isBuildable)), {
        kind: 'markdown',
        ...kindsWith('text'),
      }),
      images: field('Pictures', z.optional(z.array(picture).check(z.minLength(1), z.maxLength(24))), {
        picture: { maxWidth: 1600, ...minPictureSize.column },
        ...kindsWith('images'),
      }),
      figures: field('Figures', z.optional(z.array(figure).check(z.minLength(1), z.maxLength(8))), {
        singular: 'figure',
        ...kindsWith('figures'),
      }),
      products: field('Products', z.optional(z.array(slug).check(z.minLength(1), z.maxLength(24))), {
        records: 'products',
        ...kindsWith('products'),
      }),
      film: field('Link of the film', z.optional(filmId), {
        help: 'Such as https://youtu.be/M7lc1UVf-VE.',
        ...kindsWith('film'),
      }),
      quotation: field('Words', z.optional(prose(10, 600)), {
        help: 'Without quotation marks: the page adds them. Publish only with consent.',
        ...kindsWith('quotation'),
      }),
      name: field('Who said it', z.optional(line(2, 100)), kindsWith('name')),
    })
    .check(
      z.check(({ value, issues }) => {
        const wrong = (name: string, message: string) => issues.push(issueAt(name, message, value));
        for (const name of names) {
          const isThere = Boolean(Reflect.get(value, name));
          const isNeeded = needsOf(value.kind).includes(name);
          if (isNeeded && !isThere) wrong(name, 'is missing');
          if (!isNeeded && isThere) wrong(name, 'is not a part of this kind of block');
        }
        if (value.kind === 'table' && value.text && !TABLE.test(value.text.en)) {
          wrong('text', 'has no table: insert one with the button above it');
        }
      }),
    );

  return record({
    id: slugExcept(reservedIds),
    title: field('Title', line(5, 80), { room: titleRoom }),
    summary: field('Summary', line(70, 160), {
      kind: 'area',
      help: 'One or two sentences below the title, and in search results.',
    }),
    link: field('Link', z.enum(['footer', 'none']), {
      labels: { footer: 'In the footer of every page', none: 'Only where a text leads to it' },
      help: 'The search page lists it in any case.',
    }),
    from: field('First day on the website', z.optional(isoDate), {
      help: 'One in the future: online when the website is renewed on that day. Empty: at once.',
    }),
    until: lastDay,
    blocks: field(
      'Blocks',
      z.array(block).check(
        z.minLength(1),
        z.maxLength(30),
        z.refine((blocks) => blocks.every(({ kind }, index) => kind !== 'banner' || index === 0), {
          error: 'can have a banner only as the first one',
          ...fault('predicate'),
        }),
      ),
      { singular: 'block', help: 'In the order of the page.' },
    ),
  });
});
