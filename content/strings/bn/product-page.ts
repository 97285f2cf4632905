import type { Strings } from '../en';

export const productPage: Strings['productPage'] = {
  description: '{label}: {size} ({inch}), আমাদের {category} শ্রেণির একটি পণ্য।',
  measures: { length: 'দৈর্ঘ্য', width: 'প্রস্থ', height: 'উচ্চতা' },
  millimetres: 'মাপ মিলিমিটারে: দৈর্ঘ্য × প্রস্থ × উচ্চতা',
  inches: 'মাপ, ইঞ্চিতে',
  category: 'ধরন:',
  ask: 'দাম জানতে চান',
  drawing: 'ড্রয়িং',
  drawingLead: 'নামমাত্র মাপ থেকে আঁকা, প্রতিটি দিক স্কেল মেনে।',
  patterns: 'বসানোর নকশা',
  patternsLead: 'প্রস্থের দ্বিগুণ লম্বা পেভার এর সবগুলোতেই বসে।',
  quantities: 'পরিমাণ',
  uses: 'যেখানে ব্যবহার হয়েছে',
  related: 'একই ধরনের পণ্য',
  list: 'আমার তালিকা',
  listLead: 'পণ্য ও সংখ্যা একটি তালিকায় রাখুন, তারপর সব দাম একবারে জেনে নিন।',
  listWithoutScripts: 'দরকারি পণ্য আমার তালিকায় রাখতে ব্রাউজারে স্ক্রিপ্ট চালু করুন।',
  files: { svg: 'ড্রয়িং, SVG', dxf: 'ড্রয়িং, DXF', glb: '3D আকৃতি, GLB' },
  print: 'তথ্যপত্র ছাপুন',
};

export const drawing: Strings['drawing'] = {
  views: { front: 'সামনের দিক', section: 'ছেদ A–A', plan: 'উপরের দিক' },
  notes: {
    uni: 'বাইরের রেখা {length} × {width} মডিউল থেকে {indent} বেরিয়ে আবার ততটুকু ফিরে আসে।',
    waist: 'মাঝখানে {width}',
    round: '{count}টি খোপ, ব্যাস {length}, মাঝ থেকে মাঝ {pitch}',
    openings: '{count}টি খোপ, {length} × {width}, মাঝ থেকে মাঝ {pitch}',
  },
  viewOf: '{product}, {view}: {lengths}',
  noLengths: 'কোনো মাপ লেখা নেই',
  isometric: 'আইসোমেট্রিক, স্কেল মেনে নয়',
  isometricOf: '{product}, সামনে, ডান ও উপর থেকে দেখা।',
  turn: 'ঘুরিয়ে দেখুন',
  bar: 'স্কেল বার, {length} মিলিমিটার',
  barLength: '{length} mm',
  scale: 'স্কেল 1:{ratio}',
  note: 'সব মাপ mm-এ। মাপগুলো নামমাত্র; কিনারা কয়েক মিলিমিটার গোল করা।',
  fileNote: '{bar} mm, এই আকারে স্কেল 1:{ratio}। সব মাপ mm-এ। মাপগুলো নামমাত্র; কিনারা কয়েক মিলিমিটার গোল করা।',
};

export const quantities: Strings['quantities'] = {
  caption: 'নামমাত্র মাপ থেকে পাওয়া পরিমাণ',
  wall: '১ বর্গমিটার দেয়ালে',
  wallHow: '১ বর্গমিটার ÷ ({length} × {height} mm), {joint} mm জোড়া ধরে',
  ground: '১ বর্গমিটার মেঝেতে',
  groundHow: '১ বর্গমিটার ÷ একটির ঢাকা জায়গা, জোড়া ছাড়া',
  squareFeet: '১০০ বর্গফুটে',
  squareFeetHow: '১০০ বর্গফুট মানে ৯.২৯ বর্গমিটার; পুরো সংখ্যায় বাড়িয়ে ধরা',
  line: '১০ মিটার লাইনে',
  lineHow: '১০ মিটার ÷ {length} mm, জোড়া ছাড়া',
  volume: 'মোট আয়তন',
  volumeOfPlan: 'উপরের দিকের ক্ষেত্রফল × উচ্চতা',
  volumeOfBox: 'দৈর্ঘ্য × প্রস্থ × উচ্চতা',
  litres: '{volume} লিটার',
  concrete: 'এর মধ্যে কংক্রিট',
  concreteHow: 'মোট আয়তন থেকে খোপ ও খাঁজ বাদ দিয়ে',
  percent: '{figure}%',
  open: 'ফাঁকা অংশ',
  openHow: '১ − কংক্রিট ÷ মোট আয়তন',
};

export const facts: Strings['facts'] = {
  title: 'ঘোষিত মান',
  caption: 'পণ্যটি সম্পর্কে যা বলা আছে, প্রতিটি সূত্রসহ',
  source: 'সূত্র: {source}',
};

export const turn: Strings['turn'] = {
  failed: 'আনা গেল না। আবার চেষ্টা করতে পাতাটি আবার লোড করুন।',
  noShape: 'এই ব্রাউজার আকৃতিটি আনতে বা আঁকতে পারেনি। ড্রয়িংটি আছে, আর 3D ফাইল নিচ থেকে নামানো যাবে।',
  controls: 'পণ্যটি ঘোরান',
  left: 'বাঁয়ে ঘোরান',
  right: 'ডানে ঘোরান',
  up: 'উপরে ঘোরান',
  down: 'নিচে ঘোরান',
  view: 'তিন মাত্রায় পণ্যটি, চারদিকে {around}° আর আপনার দিকে {towards}° ঘোরানো',
  reset: 'আগের মতো',
  space: 'নিজের জায়গায় রেখে দেখুন (গুগল অ্যাপ খুলবে)',
};
