import type { Strings } from '../en';

export const productPage: Strings['productPage'] = {
  description: '{label}: {size} ({inch}), আমাদের {category} শ্রেণির একটি পণ্য।',
  measures: { length: 'দৈর্ঘ্য', width: 'প্রস্থ', height: 'উচ্চতা' },
  inches: 'মাপ (ইঞ্চি)',
  category: 'ধরন:',
  ask: 'দাম জানুন',
  drawing: 'ড্রয়িং',
  drawingLead: 'নমিনাল মাপ ধরে এলিভেশন, সেকশন ও প্ল্যান স্কেল মেনে আঁকা।',
  patterns: 'বসানোর নকশা',
  patternsLead: 'দৈর্ঘ্য প্রস্থের দ্বিগুণ বলে এই পেভার সব কটি নকশাতেই বসানো যায়।',
  quantities: 'পরিমাণ',
  uses: 'যেখানে ব্যবহার হয়েছে',
  related: 'একই ধরনের পণ্য',
  listLead: 'পণ্য ও সংখ্যা একটি তালিকায় রাখুন, তারপর সব দাম একবারে জেনে নিন।',
  listWithoutScripts: 'দরকারি পণ্য আমার তালিকায় রাখতে ব্রাউজারে জাভাস্ক্রিপ্ট চালু করুন।',
  files: { svg: 'ড্রয়িং, SVG', dxf: 'ড্রয়িং, DXF', glb: '3D আকৃতি, GLB', ifc: 'BIM মডেল, IFC' },
  print: 'তথ্যপত্র প্রিন্ট করুন',
};

export const drawing: Strings['drawing'] = {
  views: { front: 'সামনে থেকে (এলিভেশন)', section: 'সেকশন A–A', plan: 'উপর থেকে (প্ল্যান)' },
  viewOf: '{product}, {view}: {lengths}',
  noLengths: 'কোনো মাপ লেখা নেই',
  isometric: 'আইসোমেট্রিক, স্কেল মেনে নয়',
  isometricOf: '{product}, সামনে, ডান ও উপর থেকে দেখা।',
  turn: 'ঘুরিয়ে দেখুন',
  bar: 'স্কেল বার, {length} মিলিমিটার',
  barLength: '{length} mm',
  scale: 'স্কেল ১:{ratio}',
  projection: 'ফার্স্ট-অ্যাঙ্গেল প্রজেকশন',
  note: 'সব মাপ mm-এ। মাপগুলো নমিনাল; কিনারা কয়েক মিলিমিটার গোল করা।',
};

export const quantities: Strings['quantities'] = {
  caption: 'নমিনাল মাপ থেকে হিসাব করা পরিমাণ',
  wall: 'প্রতি বর্গমিটার দেয়ালে',
  brickWall: 'প্রতি বর্গমিটার {inches} ইঞ্চি দেয়ালে',
  wallHow: '১ বর্গমিটার ÷ ({length} × {height} মিমি), {joint} মিমি জোড়া ধরে; পূর্ণ সংখ্যায় নেওয়ার আগে',
  brickWallHow:
    '{leaves} × ১ বর্গমিটার ÷ ({length} × {height} মিমি), {joint} মিমি জোড়া ধরে; পূর্ণ সংখ্যায় নেওয়ার আগে',
  jamb: 'দেয়ালের মাথা বা দরজা-জানালার ধারে প্রতি মিটারে',
  jambHow: '১ মিটার ÷ (২ × {height} মিমি), এক রদ্দা পরপর একটি; পূর্ণ সংখ্যায় নেওয়ার আগে',
  ground: 'প্রতি বর্গমিটার জায়গায়',
  groundHow: '১ বর্গমিটার ÷ প্রতিটি যতটা জায়গা ঢাকে, জোড়া বাদে; পূর্ণ সংখ্যায় নেওয়ার আগে',
  squareFeet: 'প্রতি ১০০ বর্গফুটে',
  brickSquareFeet: 'প্রতি ১০০ বর্গফুট {inches} ইঞ্চি দেয়ালে',
  squareFeetHow: '১০০ বর্গফুট মানে ৯.২৯ বর্গমিটার; পরের পূর্ণ সংখ্যা ধরে',
  line: 'প্রতি ১০ মিটারে',
  row: 'প্রতি ১০ মিটার দেয়ালের প্রতি সারিতে',
  lineHow: '১০ মিটার ÷ {length} মিমি, জোড়া বাদে; পরের পূর্ণ সংখ্যা ধরে',
  volume: 'মোট আয়তন',
  volumeOfPlan: 'প্ল্যানের ক্ষেত্রফল × উচ্চতা',
  volumeOfBox: 'দৈর্ঘ্য × প্রস্থ × উচ্চতা',
  litres: '{volume} লিটার',
  concrete: 'এর মধ্যে কংক্রিট',
  concreteHow: 'মোট আয়তন থেকে খোপ ও খাঁজ বাদ দিয়ে',
  mass: 'প্রতিটির ওজন',
  massHow: '{volume} লিটার × প্রতি ঘনমিটারে {density} কেজি, শুকনো অবস্থায়; {source}',
  densitySource: 'উৎস: {source}',
  densityAssumed: 'ঘনত্ব ধরে নেওয়া',
  lift: '{limit} কেজির বেশি: দুজনে মিলে তুলুন',
  kilograms: '{mass} কেজি',
  massOf: '{count}, ওজন',
  wallMassHow: '{pieces} × {mass} কেজি, মসলা বাদে',
  groundMassHow: '{pieces} × {mass} কেজি',
  open: 'ফাঁকা অংশ',
  openHow: '১ − কংক্রিট ÷ মোট আয়তন',
};

export const facts: Strings['facts'] = {
  title: 'ঘোষিত মান',
  caption: 'পণ্যটি সম্পর্কে যা বলা আছে, প্রতিটির উৎসসহ',
  source: 'উৎস: {source}',
};

export const turn: Strings['turn'] = {
  failed: 'লোড হয়নি। আবার চেষ্টা করতে পাতাটি রিলোড করুন।',
  noShape: 'এই ব্রাউজারে 3D আকৃতিটি দেখানো যাচ্ছে না। ড্রয়িং দেখতে পারেন, 3D ফাইলটিও নিচ থেকে ডাউনলোড করা যাবে।',
  controls: 'পণ্যটি ঘোরান',
  left: 'বাঁয়ে ঘোরান',
  right: 'ডানে ঘোরান',
  up: 'উপরে ঘোরান',
  down: 'নিচে ঘোরান',
  view: 'তিন মাত্রায় পণ্যটি, চারদিকে {around}° আর আপনার দিকে {towards}° ঘোরানো',
  reset: 'আগের মতো',
  space: 'আপনার জায়গায় বসিয়ে দেখুন (গুগল অ্যাপে খুলবে)',
};
