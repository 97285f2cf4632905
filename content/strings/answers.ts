import type { PriceUnit } from '../entities/products/prices';
import type { Example } from '../../lib/counting';
import { type Pair, table } from '../../lib/text';

/** What buyers ask about a product, a category or a wall, and the answers. Figures come with their units. */
export const answers = table({
  called: ['Also called: {names}', 'অন্য নাম: {names}'],
  calledSample: ['Also called (sample names): {names}', 'অন্য নাম (নমুনা): {names}'],
  /** In a table, where names stand alone. */
  namesSample: ['{names} (sample names)', '{names} (নমুনা নাম)'],
  /** What an example takes. `size` is that of a wall, `length` that of a line. */
  takes: {
    wall: ['A wall of {size} takes {count} of these', '{size} দেয়ালে লাগে {count}টি'],
    brickWall: [
      'A {thickness}-inch wall of {size} takes {count} of these',
      '{thickness}\u00a0ইঞ্চি পুরু {size} দেয়ালে লাগে {count}টি',
    ],
    ground: ['100 sft of ground takes {count} of these', '১০০ বর্গফুট জায়গায় লাগে {count}টি'],
    line: ['A line of {length} takes {count} of these', '{length} লাইনে লাগে {count}টি'],
    row: [
      'A wall {length} long takes {count} of these in each row',
      '{length} দেয়ালের প্রতি সারিতে লাগে {count}টি',
    ],
  } satisfies Record<Example['kind'], Pair>,
  weighs: ['one weighs about {mass}', 'প্রতিটির ওজন প্রায় {mass}'],
  both: ['{takes}; {weighs}.', '{takes}; {weighs}।'],
  one: ['{sentence}.', '{sentence}।'],
  wall: ['{length} × {height}\u00a0ft', '{length} × {height}\u00a0ফুট'],
  feet: ['{length}\u00a0ft', '{length}\u00a0ফুট'],
  price: {
    title: ['Price', 'দাম'],
    stated: {
      piece: ['Tk\u00a0{amount} per piece', 'প্রতিটি {amount}\u00a0টাকা'],
      sft: ['Tk\u00a0{amount} per sft', 'প্রতি বর্গফুট {amount}\u00a0টাকা'],
      rft: ['Tk\u00a0{amount} per running foot', 'প্রতি রানিং ফুট {amount}\u00a0টাকা'],
    } satisfies Record<PriceUnit, Pair>,
    including: ['{price} ({note})', '{price} ({note})'],
    until: ['{price}, valid until {day}.', '{price}, {day} পর্যন্ত।'],
    /** At the start of a page's description. */
    short: ['Price: {price}.', 'দাম: {price}।'],
    ofProduct: ['{product}: {price}', '{product}: {price}'],
    ask: [
      'Tell us how many you need and where. We will reply with a price.',
      'কয়টি লাগবে আর কোথায় নেবেন, আমাদের জানান। আমরা দাম জানিয়ে দেব।',
    ],
    titleOf: ['{product} price', '{product}-এর দাম'],
  },
});

/** Pages of products that share a category, a thickness or a use. */
export const category = table({
  /** Where the category has no summary of its own. */
  lead: {
    one: [
      'We make one product of this kind. The table gives its size, and how many you need.',
      'এই ধরনের একটি পণ্য আছে। ছকে তার মাপ আর কয়টি লাগে, দেওয়া আছে।',
    ],
    other: [
      'We make {count} products of this kind. The table gives their sizes, and how many you need.',
      'এই ধরনের {count}টি পণ্য আছে। ছকে মাপ আর কয়টি লাগে, দেওয়া আছে।',
    ],
  },
  /** The same products by another name, such as those for drives by their thickness. */
  alike: ['{title}: the same products.', '{title}: একই পণ্য।'],
  table: ['Sizes, weights and counts', 'মাপ (সাইজ), ওজন ও সংখ্যা'],
  product: ['Product', 'পণ্য'],
  weight: ['Weight', 'ওজন'],
  sft: ['For 100 sft', '১০০ বর্গফুটে'],
  line: ['For {length}', '{length}-এ'],
  note: [
    'Weights follow from the nominal size and the density. Each product’s page gives the formulas.',
    'ওজন নমিনাল মাপ ও ঘনত্ব থেকে হিসাব করা। সূত্র প্রতিটি পণ্যের পাতায় আছে।',
  ],
  count: ['Count yours', 'নিজের হিসাব করুন'],
  countOf: ['Count yours: {product}', 'নিজের হিসাব করুন: {product}'],
  questions: ['Questions', 'প্রশ্ন'],
  howMany: {
    wall: ['How many for a wall of {size}?', '{size} দেয়ালে কয়টি লাগে?'],
    ground: ['How many for 100 sft of ground?', '১০০ বর্গফুট জায়গায় কয়টি লাগে?'],
    line: ['How many for a line of {length}?', '{length} লাইনে কয়টি লাগে?'],
  },
  howManyAnswer: [
    '{count} of {product}. With {percent} for breakage, order {order}.',
    '{product}: {count}টি। ভাঙা বাবদ {percent} ধরে অর্ডার {order}টি।',
  ],
  brickAnswer: [
    '{count} of {product} for a {thickness}-inch wall. With {percent} for breakage, order {order}.',
    '{product}: {thickness}\u00a0ইঞ্চি পুরু দেয়ালে {count}টি। ভাঙা বাবদ {percent} ধরে অর্ডার {order}টি।',
  ],
  weighs: ['What does one weigh?', 'একটির ওজন কত?'],
  weighsOne: ['{product} weighs about {mass}.', '{product}: ওজন প্রায় {mass}।'],
  weighsRange: [
    'From about {least} ({lightest}) to about {most} ({heaviest}).',
    'প্রায় {least} ({lightest}) থেকে প্রায় {most} ({heaviest})।',
  ],
  truck: ['How many fit on a truck?', 'এক ট্রাকে কয়টি ধরে?'],
  truckAnswer: [
    'A truck that carries {tonnes} tonnes takes {count} of {product}.',
    '{tonnes} টনের ট্রাকে {product} ধরে {count}টি।',
  ],
  countAnswer: ['{count} of {product}.', '{product}: {count}টি।'],
  designs: ['Which designs can be laid?', 'কোন কোন নকশায় (ডিজাইনে) বসানো যায়?'],
  designsAnswer: ['{product}: {patterns}.', '{product}: {patterns}।'],
  all: ['About {category}', '{category}: সব তথ্য'],
});

/** The page of walls that are asked for most. */
export const commonWalls = table({
  title: ['How many blocks for a wall?', 'দেয়ালে কত ব্লক লাগে?'],
  heading: ['Common walls', 'প্রচলিত মাপের দেয়াল'],
  description: [
    'Ten walls in feet, from {first} to {last}: blocks to order, the bricks that they replace, weight and truck. Counted in {block}.',
    'ফুটে দশটি দেয়াল, {first} থেকে {last}: কত ব্লক অর্ডার করবেন, কত ইটের কাজ হবে, ওজন ও ট্রাক। হিসাবের ব্লক: {block}।',
  ],
  plain: [
    'Ten walls in feet, from {first} to {last}: blocks to lay and to order. Counted in {block}.',
    'ফুটে দশটি দেয়াল, {first} থেকে {last}: গাঁথতে ও অর্ডার করতে কত ব্লক লাগে। হিসাবের ব্লক: {block}।',
  ],
  lead: [
    'Walls without openings, counted in {block}. Orders include {percent} for breakage. Joints follow the size in inches; narrower joints take more blocks. Weights and trucks are for dry blocks without pallets. If your wall has doors or windows, open the calculator and enter them.',
    'হিসাবগুলো দরজা-জানালা ছাড়া দেয়ালের; ব্লক: {block}। অর্ডারে ভাঙা বাবদ {percent} ধরা আছে। জোড়া ধরা হয়েছে ইঞ্চির মাপে; জোড়া সরু হলে ব্লক বেশি লাগে। ওজন ও ট্রাকের হিসাব শুকনো ব্লকের, প্যালেট ছাড়া। দরজা-জানালা থাকলে ক্যালকুলেটর খুলে মাপ দিন।',
  ],
  caution: [
    'These are counts only, and columns are not deducted. A free-standing wall, such as a boundary wall, needs columns, a foundation and usually a thicker block: ask an engineer.',
    'এখানে শুধু সংখ্যার হিসাব; পিলারের জায়গা বাদ দেওয়া হয়নি। সীমানাপ্রাচীরের মতো আলাদা দাঁড়ানো দেয়ালে পিলার, ভিত্তি আর সাধারণত আরও পুরু ব্লক লাগে; প্রকৌশলীর পরামর্শ নিন।',
  ],
  wall: ['Wall {length} ft long × {height} ft high', '{length} ফুট লম্বা, {height} ফুট উঁচু দেয়াল'],
  lay: ['Blocks to lay', 'গাঁথতে'],
  order: ['Blocks to order', 'অর্ডার'],
  bricks: ['Bricks replaced ({inches}-inch wall)', 'যত ইটের বদলে ({inches}\u00a0ইঞ্চি দেয়াল)'],
  weight: ['Weight of the order', 'অর্ডারের ওজন'],
  assumed: ['Weight of the order (assumed density)', 'অর্ডারের ওজন (ঘনত্ব অনুমান করা)'],
  truck: ['Truck', 'ট্রাক'],
  load: {
    one: ['{tonnes} t, one load', '{tonnes} টনের এক গাড়ি'],
    other: ['{tonnes} t, {count} loads', '{tonnes} টনের {count} গাড়ি'],
  },
  halved: [
    'The top course is half a block high: each block for it is cut horizontally into two half-height pieces.',
    'সবচেয়ে উপরের রদ্দা আধা উচ্চতার: একেকটি ব্লক উচ্চতার মাঝ বরাবর শোয়া কাটে কেটে আধা উচ্চতার দুটি টুকরো করতে হয়।',
  ],
  open: ['Open in the calculator', 'ক্যালকুলেটরে খুলুন'],
  openOf: ['Open in the calculator: {wall}', 'ক্যালকুলেটরে খুলুন: {wall}'],
  link: ['Blocks for ten common walls', 'দশটি দেয়ালের হিসাব'],
});
