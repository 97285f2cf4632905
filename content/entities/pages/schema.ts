import { memoize, type Pair, said } from '../../../lib/text';
import { field, image, issueAt, line, prose, record, slug, z } from '../../../lib/records';
import { type DetailName, detailNames } from '../../../lib/geometry';
import { minPictureSize } from '../../../lib/pictures';
import { alwaysShown } from './switch';
import { titleRoom } from './title-room';

const ids = [
  'home',
  'products',
  'about-us',
  'news-events',
  'gallery',
  'career',
  'quality',
  'key-product',
  'works',
  'clients',
  'blog',
  'contact',
  'list',
  'files',
  'compare',
  'details',
  'search',
] as const;

const detailLabels: Readonly<Record<DetailName, Pair>> = {
  jamb: ['Jamb', 'ওপেনিংয়ের ধার'],
  lintel: ['Lintel', 'লিন্টেল'],
  corner: ['Corner', 'দেয়ালের কোণ'],
  'movement-joint': ['Movement joint', 'মুভমেন্ট জয়েন্ট'],
  kerb: ['Kerb', 'কার্ব'],
  'path-edge': ['Path edge', 'পথের কিনারা'],
  layers: ['Layers', 'পেভারের নিচের স্তর'],
  channel: ['Channel', 'ড্রেন চ্যানেল'],
  'post-plan': ['Post plan', 'খুঁটি ও প্ল্যাঙ্ক'],
  'plank-wall': ['Plank wall', 'প্ল্যাঙ্কের দেয়াল'],
};

/** Pages that have a field; every page has the others. */
const pagesWith: Readonly<
  Record<'shown' | 'share' | 'cover' | 'lead' | 'note' | 'details' | 'products', readonly string[]>
> = {
  shown: ids.filter((id) => !alwaysShown.includes(id)),
  share: ids.filter((id) => id !== 'search'),
  cover: ['products'],
  lead: ['blog', 'clients'],
  note: ['gallery'],
  details: ['details'],
  products: ['details'],
};

export const recordSchema = memoize(() =>
  record({
    /** Route of the page, with hyphens. */
    id: z.enum(ids),
    /** `no`: neither the page nor a link to it is on the website. The home, products and contact pages have no such switch. */
    shown: field(['Shown on the website', 'ওয়েবসাইটে দেখা যাবে'], z.optional(z.enum(['no'])), {
      labels: { '': ['Yes', 'হ্যাঁ'], no: ['No', 'না'] },
      of: pagesWith.shown,
      help: [
        'Choose No to remove the page and every link to it, in both languages. Without the blog page, its posts are hidden too; without the career page, vacancies. News is hidden when News & Events and Our Works are both off. Remove links to the page from your texts first.',
        '“না” দিলে দুই ভাষা থেকেই পাতাটি ও তার সব লিংক বাদ যায়। ব্লগ পাতা বন্ধ করলে তার সব লেখাও লুকানো থাকে; ক্যারিয়ার পাতা বন্ধ করলে চাকরির বিজ্ঞপ্তিও। News & Events ও Our Works দুটিই বন্ধ থাকলে খবর দেখা যায় না। আগে আপনার লেখা থেকে এই পাতার লিংকগুলো সরান।',
      ],
    }),
    /** Title without the brand; search engines cut both off after 60 characters. */
    title: field(['Title', 'শিরোনাম'], line(2, 60), {
      help: [
        'In the browser tab and in search results, followed by the brand.',
        'ব্রাউজারের ট্যাবে ও সার্চের ফলে দেখা যায়, পরে ব্র্যান্ডের নাম থাকে।',
      ],
      room: titleRoom,
    }),
    /** The `h1` and the last crumb. */
    heading: field(['Heading', 'শিরোনাম'], z.optional(line(2, 80)), {
      help: [
        'Large text at the top of the page. If empty, the page shows its name in the menu, or its title.',
        'পাতার উপরে বড় অক্ষরে। খালি রাখলে মেনুর নাম বা শিরোনাম থাকে।',
      ],
    }),
    /** At most 160 characters with its braces filled. */
    description: field(['Description', 'বর্ণনা'], prose(50, 200), {
      help: [
        'For search engines. Words in braces are filled in automatically. {products} is the number of products, {brand} the brand’s name, {factory} the factory’s city.',
        'সার্চ ইঞ্জিনের জন্য। বন্ধনীর শব্দগুলো নিজে থেকেই বসে যায়। {products} পণ্যের সংখ্যা, {brand} ব্র্যান্ডের নাম, {factory} কারখানার শহর।',
      ],
    }),
    /** Unused on the home page, the list and the search. */
    banner: field(['Picture at the top', 'উপরের ছবি'], z.optional(image), {
      picture: { maxWidth: 2400, ...minPictureSize.banner },
      help: ['The home page and the list have none.', 'প্রচ্ছদ ও তালিকায় এ ছবি নেই।'],
    }),
    /** Its picture in chats and social networks (`app/og`). */
    share: field(
      ['Card for sharing', 'শেয়ার করার কার্ড'],
      z.optional(
        z.strictObject({
          image: field(['Picture', 'ছবি'], z.optional(image), {
            picture: { maxWidth: 2400, ...minPictureSize.banner },
            help: ['If empty, the card uses the picture at the top.', 'খালি রাখলে কার্ডে পাতার উপরের ছবি থাকে।'],
          }),
          headline: field(['Headline', 'শিরোনাম'], z.optional(line(2, 60)), {
            help: ['If empty, the card uses the heading.', 'খালি রাখলে কার্ডে পাতার শিরোনাম থাকে।'],
          }),
          note: field(['Line below it', 'তার নিচের লাইন'], z.optional(line(2, 60)), {
            help: [
              'Words in braces are filled in automatically, as in the description. If empty, the card shows the town of the factory.',
              'বন্ধনীর শব্দ বর্ণনার মতোই নিজে থেকে বসে। খালি রাখলে কার্ডে কারখানার শহর থাকে।',
            ],
          }),
        }),
      ),
      {
        of: pagesWith.share,
        help: [
          'Chats and social networks show it with links to this page.',
          'চ্যাট ও সামাজিক মাধ্যমে এই পাতার লিংকের সঙ্গে দেখা যায়।',
        ],
      },
    ),
    cover: field(['Picture of the tile “All”', '“সব” ঘরের ছবি'], z.optional(image), {
      picture: { maxWidth: 1600, ...minPictureSize.column },
      of: pagesWith.cover,
      help: ['If empty, it shows the first product.', 'খালি রাখলে প্রথম পণ্যটি দেখায়।'],
    }),
    lead: field(['Sentence above the content', 'শুরুর বাক্য'], z.optional(line(10, 320)), { of: pagesWith.lead }),
    note: field(['Line below the photos', 'ছবির নিচের লাইন'], z.optional(line(5, 120)), {
      of: pagesWith.note,
      help: ['Where the photos come from, for example.', 'যেমন ছবিগুলো কোথা থেকে নেওয়া।'],
    }),
    details: field(['Details to draw', 'যেসব ডিটেইল আঁকা হবে'], z.optional(z.array(z.enum(detailNames))), {
      of: pagesWith.details,
      labels: detailLabels,
      help: [
        'A detail is shown only if you make its products.',
        'কোনো ডিটেইলের পণ্য আপনি বানালে তবেই সেটি দেখানো হয়।',
      ],
    }),
    products: field(
      ['Products in the details', 'ডিটেইলের পণ্য'],
      z.optional(z.array(slug).check(z.maxLength(12))),
      {
        of: pagesWith.products,
        records: 'products',
        help: [
          'The details show these products. For a shape without one, they show your first product of it. Of pavers, they show the thinnest and the thickest.',
          'ডিটেইলে এই পণ্যগুলো দেখা যায়। কোনো আকৃতির পণ্য না দিলে আপনার প্রথম পণ্যটি দেখায়। পেভারের বেলায় সবচেয়ে পাতলা ও সবচেয়ে পুরুটি।',
        ],
      },
    ),
  }).check(
    z.check(({ value, issues }) => {
      for (const [name, pages] of Object.entries(pagesWith)) {
        if (Reflect.get(value, name) === undefined || pages.includes(value.id)) continue;
        issues.push(issueAt(name, said(['cannot be set for this page', 'এই পাতায় দেওয়া যায় না']), value));
      }
    }),
  ),
);
