import type { Tile } from '../../lib/geometry';
import { documentLanguages } from '../entities/documents/languages';
import { type Pair, table, type Texts } from '../../lib/text';

/** The list of products. */
export const products = table({
  title: ['Products', 'পণ্য'],
  byCategory: ['Products by category', 'ধরন অনুযায়ী পণ্য'],
  /** Tiles. */
  reliefs: {
    checker: ['chequer', 'চেকার নকশা'],
    chevron: ['chevron', 'শেভরন নকশা'],
    bars: ['bars', 'উঁচু রেখা'],
    studs: ['studs', 'গোল বোতাম'],
  } satisfies Record<Tile['relief'], Pair>,
  catalogue: {
    title: ['All figures in one file', 'সব হিসাব এক ফাইলে'],
    name: ['Products and figures of {brand}', '{brand}-এর পণ্য ও হিসাব'],
    lead: [
      'Every figure of every product, with its unit, its formula or source, and what is assumed. For spreadsheets, estimating programs and assistants, in English.',
      'প্রতিটি পণ্যের প্রতিটি হিসাব: একক, সূত্র বা উৎস আর কী অনুমান করা হয়েছে, সবসহ। স্প্রেডশিট, এস্টিমেটের প্রোগ্রাম ও সহকারী অ্যাপের জন্য, ইংরেজিতে।',
    ],
    table: ['Table, CSV', 'টেবিল, CSV'],
    data: ['Data, JSON', 'ডেটা, JSON'],
  },
  documents: {
    title: ['Files to download', 'ডাউনলোডের ফাইল'],
    languages: documentLanguages,
    facts: ['PDF in {language}', 'PDF, {language}'],
  },
  millimetres: ['Size in millimetres', 'মাপ (মিলিমিটার)'],
  inches: ['Size in inches', 'মাপ (ইঞ্চি)'],
  all: ['All', 'সব'],
  ranges: {
    label: ['Products by category, thickness and use', 'ধরন, পুরুত্ব ও ব্যবহার অনুযায়ী পণ্য'],
    all: ['All products', 'সব পণ্য'],
    description: [
      '{title}: {count} with sizes in millimetres and inches, weights, and how many you need for 100 sft.',
      '{title}: {count}, মিলিমিটার ও ইঞ্চিতে মাপ, ওজন আর ১০০ বর্গফুটে কয়টি লাগে তার হিসাবসহ।',
    ],
    /** What is shared, one value of it, and the title of its page. */
    category: [
      ['Category', 'ধরন'],
      ['{value}', '{value}'],
      ['{value}', '{value}'],
    ],
    wall: [
      ['Wall thickness', 'দেয়ালের পুরুত্ব'],
      ['{value}\u00a0mm', '{value}\u00a0mm'],
      ['Blocks and bricks for walls {value}\u00a0mm thick', '{value}\u00a0mm পুরু দেয়ালের ব্লক ও ইট'],
    ],
    paving: [
      ['Paving thickness', 'পেভিংয়ের পুরুত্ব'],
      ['{value}\u00a0mm', '{value}\u00a0mm'],
      ['Paving {value}\u00a0mm thick', '{value}\u00a0mm পুরু পেভার'],
    ],
    use: [
      ['Use', 'ব্যবহার'],
      ['{value}', '{value}'],
      ['Products for {value}', '{value}-এর জন্য পণ্য'],
    ],
    strength: [
      ['Mean compressive strength', 'চাপ সহনক্ষমতা, গড়'],
      ['at least {value}\u00a0MPa', 'কমপক্ষে {value}\u00a0মেগাপ্যাসকেল'],
      ['Compressive strength of at least {value}\u00a0MPa', 'চাপ সহনক্ষমতা কমপক্ষে {value}\u00a0মেগাপ্যাসকেল'],
    ],
    class: [
      ['Strength class', 'শক্তির শ্রেণি'],
      ['{value}', '{value}'],
      ['Strength class {value}', 'শক্তির শ্রেণি {value}'],
    ],
  },
  compare: {
    link: ['Compare products side by side', 'পণ্য পাশাপাশি তুলনা করুন'],
    with: ['Compare products side by side', 'পণ্য পাশাপাশি তুলনা করুন'],
    choose: [
      'Choose two to four products to compare, or see each whole category below.',
      'পাশাপাশি দেখতে দুই থেকে চারটি পণ্য বেছে নিন, বা নিচে প্রতিটি ধরনের পুরো ছক দেখুন।',
    ],
    noScripts: ['Turn on JavaScript to choose products.', 'বেছে নিতে ব্রাউজারে জাভাস্ক্রিপ্ট চালু করুন।'],
    product: ['Product {number}', 'পণ্য {number}'],
    none: ['Choose a product', 'পণ্য বেছে নিন'],
    chosen: ['The chosen products side by side', 'বেছে নেওয়া পণ্য পাশাপাশি'],
    count: [
      '{count} products side by side. Rows that differ are marked.',
      '{count}টি পণ্য পাশাপাশি। যেসব সারিতে পার্থক্য আছে, সেগুলো চিহ্নিত।',
    ],
    differs: ['differs', 'পার্থক্য আছে'],
    unknown: [
      'One product in this link is not in our range, so it is not shown.',
      'এই লিংকের একটি পণ্য আমাদের তালিকায় নেই, তাই দেখানো হচ্ছে না।',
    ],
    every: ['Every category', 'সব ধরন'],
    files: ['Files', 'ফাইল'],
    note: [
      'Quantities and volumes are calculated from the nominal sizes, weights also from the density. Each product’s page gives the formulas and sources.',
      'সংখ্যা ও আয়তনের হিসাব নমিনাল মাপ থেকে, ওজনের হিসাবে ঘনত্বও ধরা হয়েছে। প্রতিটির সূত্র আর উৎস পণ্যের পাতায় আছে।',
    ],
  },
  filter: {
    label: ['Product categories', 'পণ্যের ধরন'],
    things: { one: [' product', 'টি পণ্য'], other: [' products', 'টি পণ্য'] },
    count: { one: ['1 product', '{count}টি পণ্য'], other: ['{count} products', '{count}টি পণ্য'] },
    countIn: ['{count} in {category}', '{category}: {count}'],
    shown: ['{shown} of {count} shown', '{count}টির মধ্যে {shown}টি দেখানো হচ্ছে'],
    added: [
      '{added} more. {shown} of {count} are shown',
      'আরও {added}টি যোগ হয়েছে; {count}টির মধ্যে এখন {shown}টি দেখানো হচ্ছে',
    ],
    seeMore: ['See More', 'আরও দেখুন'],
  },
});

/** Texts of the comparison, a part of which is rendered in the browser. */
export type CompareTexts = Texts<typeof products>['compare'];

/** Texts of the filter, which is rendered in the browser. */
export type FilterTexts = Texts<typeof products>['filter'];
