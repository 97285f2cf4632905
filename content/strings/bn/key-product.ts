import type { Strings } from '../locale';

export const keyProduct: Strings['keyProduct'] = {
  title: 'মূল পণ্যের তথ্য',
  brick: 'প্রচলিত পোড়ামাটির ইট',
  block: 'হলো ব্লক',
  caption: 'প্রচলিত পোড়ামাটির ইট আর হলো ব্লকের তুলনা, বিষয় অনুযায়ী',
  factor: 'বিষয়',
  factors: {
    'Quality of the Structure': 'কাঠামোর মান',
    Dampness: 'ড্যাম্প',
    'Building Weight': 'ভবনের ওজন',
    'Product Availability': 'কখন পাওয়া যায়',
    'Insulation Quality': 'তাপ ঠেকানো',
    'Fire Resistance': 'আগুন ঠেকানো',
    'Salinity and Fungus': 'লোনা ও ছত্রাক',
    'Construction Cost': 'নির্মাণ খরচ',
  },
  blockToWall: {
    title: 'ব্লক থেকে দেয়াল',
    lead: 'পণ্যের নিজের মাপ থেকে আঁকা।',
    steps: {
      outline: 'একটি ব্লক: প্ল্যানে {length}\u00a0×\u00a0{width}\u00a0mm।',
      openings: 'ভেতরে খোপ: {share} খোলা, তাই ওজন কম।',
      body: 'চেপে {height}\u00a0mm উঁচু করা হয়।',
      grout: 'খোপের ভেতর দিয়ে নামে রড ও কংক্রিট।',
      bond: 'প্রতি রদ্দা নিচের রদ্দা থেকে আধা ব্লক সরানো।',
      wall: 'এক বর্গমিটারে লাগে {count}টি ব্লক।',
    },
  },
  load: 'লোড কমে',
  expense: 'খরচ কমে',
  space: 'জায়গা বাড়ে',
  basis: 'ভিত্তি: {basis}।',
};
