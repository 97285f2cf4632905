import { table } from '../../lib/text';

/** A blank test sheet. Outside `Strings`, because the page of quality alone has it. */
export const specimen = table({
  mark: ['Specimen', 'নমুনা ফরম'],
  mean: ['Mean', 'গড়'],
});

/** Plan of a yard. Outside `Strings`, for the same reason. */
export const yardPlan = table({
  list: ['Checks on the plan', 'প্ল্যানে যাচাইয়ের জায়গা'],
  places: {
    bays: ['Sand and stone', 'বালু ও পাথরকুচি'],
    cement: ['Cement store', 'সিমেন্টের গুদাম'],
    mixer: ['Mixer', 'মিক্সার'],
    press: ['Press', 'প্রেস'],
    racks: ['Racks', 'র‍্যাক'],
    curing: ['Curing room', 'কিউরিং ঘর'],
    stacks: ['Stacking yard', 'ব্লক রাখার ইয়ার্ড'],
    gate: ['Gate', 'গেট'],
    scale: ['{bar} m', '{bar} মি'],
  },
  note: [
    'Typical plan, not a survey of our yard; scale 1:{ratio} in print. Drawn to the same scale: truck {truck}\u00a0×\u00a0{truckWidth}\u00a0m, pallet {pallet}\u00a0×\u00a0{palletWidth}\u00a0m. One layer on the pallet is {count} blocks of {length}\u00a0×\u00a0{width}\u00a0mm, seen from above.',
    'ইয়ার্ডের নমুনা প্ল্যান, প্রিন্টে স্কেল ১:{ratio}; আমাদের ইয়ার্ডের আসল মাপ নয়। একই স্কেলে: ট্রাক {truck}\u00a0×\u00a0{truckWidth}\u00a0মি, প্যালেট {pallet}\u00a0×\u00a0{palletWidth}\u00a0মি। প্যালেটের এক স্তর, উপর থেকে দেখা: {length}\u00a0×\u00a0{width}\u00a0mm মাপের {count}টি ব্লক।',
  ],
  bareNote: [
    'Typical plan, not a survey of our yard; scale 1:{ratio} in print. Drawn to the same scale: truck {truck}\u00a0×\u00a0{truckWidth}\u00a0m, pallet {pallet}\u00a0×\u00a0{palletWidth}\u00a0m.',
    'ইয়ার্ডের নমুনা প্ল্যান, প্রিন্টে স্কেল ১:{ratio}; আমাদের ইয়ার্ডের আসল মাপ নয়। একই স্কেলে: ট্রাক {truck}\u00a0×\u00a0{truckWidth}\u00a0মি, প্যালেট {pallet}\u00a0×\u00a0{palletWidth}\u00a0মি।',
  ],
});
