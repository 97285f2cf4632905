import type { Strings } from '../en';

export const share: Strings['share'] = {
  place: '{city}, {country}',
  sentence: '{text}।',
  products: { headline: 'পণ্য', note: 'ব্লক, পেভার, কার্ব স্টোন, টাইল' },
  files: { headline: 'সব পণ্যের ফাইল', note: 'ড্রয়িং, তথ্যপত্র ও মডেল' },
  details: { headline: 'সাধারণ ডিটেইল ড্রয়িং', note: 'দেয়াল, কার্ব, পেভিং, প্ল্যাঙ্ক' },
  compare: { headline: 'পণ্যের তুলনা', note: 'মাপ ও পরিমাণ পাশাপাশি' },
  list: { headline: 'আমার তালিকা', note: 'দাম জেনে নিন' },
  aboutUs: { headline: 'আমাদের কথা' },
  newsEvents: { headline: 'খবর ও আয়োজন' },
  gallery: { headline: 'ছবি ও ভিডিও', note: 'গ্যালারি' },
  career: { headline: 'যেসব পদে লোক নিচ্ছি', note: 'ক্যারিয়ার' },
  quality: { headline: 'মান নিয়ন্ত্রণ', note: 'আটটি যাচাই, পাঁচটি পরীক্ষা' },
  keyProduct: { headline: 'পোড়ামাটির ইট বনাম হলো ব্লক', note: 'মূল পণ্যের তথ্য' },
  works: { headline: 'আমাদের কাজ', note: 'দেয়াল, রাস্তা, পাড়, ফুটপাত' },
  clients: { headline: 'গ্রাহক', note: '{brand} দিয়ে যাঁরা নির্মাণ করেন' },
  blog: { headline: 'ব্লগ', note: 'মালিক, প্রকৌশলী ও মিস্ত্রিদের জন্য' },
  contact: { headline: 'যোগাযোগ' },
  newsItem: 'খবর ও আয়োজন',
  blogPost: 'ব্লগ: {category}',
  vacancy: '{status}, {city}',
};
