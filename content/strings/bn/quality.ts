import type { specimen as english, yardPlan as englishPlan } from '../en/quality';

export const specimen: typeof english = {
  title: 'টেস্ট রিপোর্টে যা থাকে',
  lead: 'কোন পণ্য, কীভাবে, কবে আর কে পরীক্ষা করেছেন। এই রিপোর্টটি ফাঁকা: শুধু নমুনা, কোনো ফলাফল নয়।',
  mark: 'নমুনা',
  report: 'টেস্ট রিপোর্ট',
  fields: ['পণ্য ও মাপ', 'ব্যাচ, তৈরির তারিখ', 'পরীক্ষার তারিখ ও বয়স', 'পদ্ধতি', 'ল্যাবরেটরি', 'নম্বর'],
  columns: ['নমুনা', 'মাপ', 'শুকনো ওজন', 'লোড', 'শক্তি'],
  mean: 'গড়',
  signatures: ['পরীক্ষা করেছেন', 'যাচাই করেছেন'],
};

export const yardPlan: typeof englishPlan = {
  label: 'ইয়ার্ডের প্ল্যান: গেট থেকে আটটি যাচাই পেরিয়ে থাক পর্যন্ত ব্লকের পথ।',
  list: 'প্ল্যানে যাচাইয়ের জায়গা',
  places: {
    bays: 'বালু ও পাথরকুচি',
    cement: 'সিমেন্টের গুদাম',
    mixer: 'মিক্সার',
    press: 'প্রেস',
    racks: 'র‍্যাক',
    curing: 'কিউরিং ঘর',
    stacks: 'থাকের ইয়ার্ড',
    gate: 'গেট',
    scale: '{bar} মি',
  },
  note: 'ইয়ার্ডের সাধারণ প্ল্যান, প্রিন্টে স্কেল ১:{ratio}; আমাদের ইয়ার্ডের মাপে নয়। একই স্কেলে: ট্রাক {truck}\u00a0×\u00a0{truckWidth}\u00a0মি, প্যালেট {pallet}\u00a0×\u00a0{palletWidth}\u00a0মি, তাতে উপর থেকে {block}\u00a0×\u00a0{blockWidth}\u00a0mm মাপের {blocks}টি ব্লক।',
};
