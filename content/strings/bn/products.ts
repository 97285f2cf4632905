import type { Strings } from '../en';

export const products: Strings['products'] = {
  title: 'পণ্য',
  byCategory: 'ধরন অনুযায়ী পণ্য',
  categories: {
    'Hollow Block & Concrete Bricks': 'হলো ব্লক ও কংক্রিট ইট',
    'Paving Block (uni, Rectangular & I block)': 'পেভিং ব্লক (ইউনি, আয়তাকার ও আই ব্লক)',
    'Edging Block': 'এজিং ব্লক',
    'Pavment Tiles': 'পেভমেন্ট টাইল',
    'Other Products': 'অন্যান্য পণ্য',
  },
  reliefs: { checker: 'চৌকো নকশা', chevron: 'শেভরন নকশা', bars: 'টানা দাগ', studs: 'গোল বোতাম' },
  millimetres: 'মাপ (মিলিমিটার)',
  inches: 'মাপ (ইঞ্চি)',
  all: 'সব',
  ranges: 'পুরো তালিকা',
  wholeRange: '{name}: {count}টির সবই',
  rangeDescription: '{name}: {count}টি পণ্যের সবই, প্রতিটির ছবি আর মিলিমিটার ও ইঞ্চিতে মাপসহ।',
  filter: {
    label: 'পণ্যের ধরন',
    things: { one: 'টি পণ্য', other: 'টি পণ্য' },
    count: { one: '{count}টি পণ্য', other: '{count}টি পণ্য' },
    countIn: '{category}: {count}',
    shown: '{count}টির মধ্যে {shown}টি দেখানো হচ্ছে',
    added: 'আরও {added}টি এল, {count}টির মধ্যে {shown}টি দেখানো হচ্ছে',
    seeMore: 'আরও দেখুন',
  },
};
