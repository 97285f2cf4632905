import { table } from './table';

/** What a test sheet shows. Outside `Strings`, because the page of quality alone has it. */
export const specimen = table({
  title: ['What a test sheet shows', 'টেস্ট রিপোর্টে যা থাকে'],
  lead: [
    'Which pieces, how they were tested, when, and by whom. This sheet is a blank specimen; it shows no results.',
    'কোন পণ্য, কীভাবে, কবে আর কে পরীক্ষা করেছেন। এই রিপোর্টটি ফাঁকা: শুধু নমুনা, কোনো ফলাফল নয়।',
  ],
  mark: ['Specimen', 'নমুনা'],
  report: ['Test sheet', 'টেস্ট রিপোর্ট'],
  fields: [
    ['Product and size', 'পণ্য ও মাপ'],
    ['Batch, day of casting', 'ব্যাচ, তৈরির তারিখ'],
    ['Day and age at the test', 'পরীক্ষার তারিখ ও বয়স'],
    ['Method', 'পদ্ধতি'],
    ['Laboratory', 'ল্যাবরেটরি'],
    ['Number', 'নম্বর'],
  ],
  columns: [
    ['Piece', 'নমুনা'],
    ['Size', 'মাপ'],
    ['Dry mass', 'শুকনো ওজন'],
    ['Load', 'লোড'],
    ['Strength', 'শক্তি'],
  ],
  mean: ['Mean', 'গড়'],
  signatures: [
    ['Tested by', 'পরীক্ষা করেছেন'],
    ['Checked by', 'যাচাই করেছেন'],
  ],
});

/** Plan of a yard. Outside `Strings`, for the same reason. */
export const yardPlan = table({
  label: [
    'Plan of a yard: the way of a block from the gate through eight checks to its stack.',
    'ইয়ার্ডের প্ল্যান: গেট থেকে আটটি যাচাই পেরিয়ে থাক পর্যন্ত ব্লকের পথ।',
  ],
  list: ['Checks on the plan', 'প্ল্যানে যাচাইয়ের জায়গা'],
  places: {
    bays: ['Sand and stone', 'বালু ও পাথরকুচি'],
    cement: ['Cement store', 'সিমেন্টের গুদাম'],
    mixer: ['Mixer', 'মিক্সার'],
    press: ['Press', 'প্রেস'],
    racks: ['Racks', 'র‍্যাক'],
    curing: ['Curing room', 'কিউরিং ঘর'],
    stacks: ['Stacking yard', 'থাকের ইয়ার্ড'],
    gate: ['Gate', 'গেট'],
    scale: ['{bar} m', '{bar} মি'],
  },
  note: [
    'Typical plan, not a survey of our yard; 1:{ratio} when printed. To the same scale: truck {truck}\u00a0×\u00a0{truckWidth}\u00a0m, pallet {pallet}\u00a0×\u00a0{palletWidth}\u00a0m with {blocks} blocks of {block}\u00a0×\u00a0{blockWidth}\u00a0mm from above.',
    'ইয়ার্ডের সাধারণ প্ল্যান, প্রিন্টে স্কেল ১:{ratio}; আমাদের ইয়ার্ডের মাপে নয়। একই স্কেলে: ট্রাক {truck}\u00a0×\u00a0{truckWidth}\u00a0মি, প্যালেট {pallet}\u00a0×\u00a0{palletWidth}\u00a0মি, তাতে উপর থেকে {block}\u00a0×\u00a0{blockWidth}\u00a0mm মাপের {blocks}টি ব্লক।',
  ],
});
