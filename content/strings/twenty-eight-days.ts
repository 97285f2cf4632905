import { table } from './table';

/** From sand to a dated pallet. Outside `Strings`, because the page of quality alone has it. */
export const twentyEightDays = table({
  title: ['28 days', '২৮ দিন'],
  lead: [
    'Pressed in seconds, loaded after four weeks: what happens to a block in between.',
    'তৈরি হয় কয়েক সেকেন্ডে, ট্রাকে ওঠে চার সপ্তাহ পর: মাঝের সময়টায় ব্লকের যা হয়।',
  ],
  film: ['As a film: {seconds} seconds, without sound', 'ভিডিওতে দেখুন: {seconds} সেকেন্ড, শব্দ ছাড়া'],
  strip: ['From sand to pallet', 'বালু থেকে প্যালেট'],
  before: ['Before', 'শুরুর আগে'],
  day: ['Day {day}', 'দিন {day}'],
  days: ['Days {from} to {to}', 'দিন {from} থেকে {to}'],
  steps: {
    sand: [
      ['Sand', 'বালু'],
      [
        'Coarse and clean. Each load is rubbed and sieved; clay would keep the cement from the grains.',
        'মোটা আর পরিষ্কার। প্রতিটি চালান হাতে ঘষে, চেলে দেখা হয়; কাদা থাকলে সিমেন্ট দানায় ধরে না।',
      ],
    ],
    chips: [
      ['Stone chips', 'পাথরকুচি'],
      [
        'Small enough to pass between the walls of the mould, in mixed sizes that fill each other’s gaps.',
        'ছাঁচের ফাঁকে ঢোকার মতো ছোট, নানা মাপের, যাতে একে অন্যের ফাঁক ভরে।',
      ],
    ],
    mix: [
      ['The mix', 'মিশ্রণ'],
      [
        'A handful is squeezed: it must hold its shape and leave the palm just damp.',
        'এক মুঠো চেপে দেখা হয়: আকার ধরে রাখবে, তালু সামান্য ভিজবে।',
      ],
    ],
    press: [
      ['The press', 'প্রেস'],
      [
        'Filled, vibrated, pressed. The block holds its shape although no cement has set yet.',
        'ভরাট, কম্পন, চাপ। সিমেন্ট তখনো জমেনি, তবু ব্লক আকার ধরে রাখে।',
      ],
    ],
    water: [
      ['Water', 'পানি'],
      [
        'Kept moist all round, day and night, under jute: cement hardens only while there is water.',
        'চটের নিচে দিনরাত চারদিকে ভেজা রাখা হয়: পানি যতক্ষণ আছে, সিমেন্ট ততক্ষণই শক্ত হয়।',
      ],
    ],
    rest: [
      ['Drying', 'শুকানো'],
      [
        'In stacks through which air can pass, so that it shrinks here and not in the wall.',
        'বাতাস চলে এমনভাবে থাক দেওয়া, যাতে সংকোচন এখানেই হয়, দেয়ালে নয়।',
      ],
    ],
    edge: [
      ['The edge', 'কিনারা'],
      ['A nail drawn along it leaves a scratch and takes nothing off.', 'পেরেক টানলে দাগ পড়ে, কিছু খসে না।'],
    ],
    test: [
      ['The laboratory', 'ল্যাবরেটরি'],
      [
        'Samples of the batch are measured, weighed, soaked and crushed.',
        'ব্যাচের নমুনা মাপা, ওজন করা, ভেজানো আর চাপ দিয়ে ভাঙা হয়।',
      ],
    ],
    label: [
      ['The date', 'তারিখ'],
      [
        'Nothing is loaded before its age: both dates are on the pallet.',
        'বয়স পূর্ণ না হলে কিছুই ট্রাকে ওঠে না: দুটি তারিখই প্যালেটে লেখা থাকে।',
      ],
    ],
  },
});
