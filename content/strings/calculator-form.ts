import type { Pattern } from '../../lib/counting';
import { type Pair, table } from '../../lib/text';

/** Fields of the calculators, and what is wrong with what somebody typed. */
export const formTexts = table({
  /** By name of the field. The length of a line is that of its straight part. */
  fields: {
    unit: ['Units', 'মাপের একক'],
    length: ['Length', 'দৈর্ঘ্য'],
    straight: ['Straight length', 'সোজা অংশের দৈর্ঘ্য'],
    height: ['Height', 'উচ্চতা'],
    width: ['Width', 'প্রস্থ'],
    thickness: ['Wall thickness', 'কত ইঞ্চির দেয়াল'],
    openings: ['Number of openings of this size', 'দরজা-জানালার সংখ্যা (এই মাপের)'],
    openingWidth: ['Opening width', 'দরজা-জানালার প্রস্থ'],
    openingHeight: ['Opening height', 'দরজা-জানালার উচ্চতা'],
    joint: ['Face with its joints', 'জোড়াসহ ব্লকের সামনের মাপ'],
    halves: ['Half blocks', 'আধা ব্লক'],
    brick: ['Brick wall it replaces', 'যে ইটের দেয়ালের বদলে'],
    block: ['Block', 'যে ব্লকে গাঁথবেন'],
    waste: ['Extra for breakage', 'ভাঙা বাবদ বাড়তি'],
    shape: ['Shape of the area', 'জায়গার আকৃতি'],
    cutLength: ['Length of the part cut out', 'বাদ দেওয়া অংশের দৈর্ঘ্য'],
    cutWidth: ['Width of the part cut out', 'বাদ দেওয়া অংশের প্রস্থ'],
    diameter: ['Diameter', 'ব্যাস'],
    corners: [
      'Corners in order, across and up, for example 0 0, 8 0, 6 5',
      'কোণগুলো পরপর লিখুন: ডানে কত, উপরে কত; যেমন ০ ০, ৮ ০, ৬ ৫',
    ],
    pattern: ['Pattern', 'বসানোর নকশা'],
    colour: ['Colour', 'রং'],
    secondColour: ['Second colour', 'দ্বিতীয় রং'],
    second: ['Second colour, share of the pieces', 'দ্বিতীয় রং কত অংশে'],
    radius: ['Radius of the curve', 'বাঁকের ব্যাসার্ধ'],
    angle: ['Angle of the curve', 'বাঁকের কোণ'],
    gaps: ['Total length of gaps (gates etc.)', 'গেট ইত্যাদি ফাঁকের মোট দৈর্ঘ্য'],
    runs: ['Number of separate runs (one gate makes two)', 'আলাদা অংশের সংখ্যা (একটি গেট থাকলে দুটি)'],
    loss: ['Extra for breakage', 'ভাঙা বাবদ বাড়তি'],
  },
  /** Label of a field in a row of openings after the first. */
  openingRow: ['{label}, size {row}', '{label}, মাপ {row}'],
  addRow: ['Add openings of another size', 'আরেক মাপের দরজা-জানালা যোগ করুন'],
  removeRow: ['Remove size {row}', 'মাপ {row} বাদ দিন'],
  options: {
    unit: { ft: ['Feet', 'ফুট'], m: ['Metres', 'মিটার'] },
    inches: ['{inches}-inch', '{inches}\u00a0ইঞ্চি'],
    joint: { mm: ['joint of 10\u00a0mm', '১০\u00a0মিমি জোড়া ধরে'] },
    halves: { whole: ['Cut on site', 'সাইটে কেটে'], ordered: ['Supplied by us', 'আমাদের কাছ থেকে'] },
    shape: {
      rectangle: ['Rectangle', 'আয়তক্ষেত্র'],
      l: ['L-shape', 'L আকৃতি'],
      circle: ['Circle', 'বৃত্ত'],
      free: ['Other (by corners)', 'অন্য আকৃতি (কোণ ধরে)'],
    },
    pattern: {
      running: ['Running bond', 'রানিং বন্ড'],
      'herringbone-90': ['Herringbone 90°', 'হেরিংবোন ৯০°'],
      'herringbone-45': ['Herringbone 45°', 'হেরিংবোন ৪৫°'],
      basket: ['Basket weave', 'বাস্কেট উইভ'],
    } satisfies Record<Pattern, Pair>,
  },
  /** Of a wall of planks, in its order. */
  postsLine: ['Posts (we do not sell them): {count}', 'খুঁটি, আমরা দিই না: {count}টি'],
  faulty: [
    'Check the entry marked below. The results are for your last valid entries.',
    'একটি ঘরের মান ঠিক নেই; তার নিচের নির্দেশনা দেখুন। ফলাফল আগের সঠিক মাপ ধরেই দেখানো হচ্ছে।',
  ],
  faults: {
    number: [
      'Enter the {measure} as a number, such as 8.5, or with its unit, such as 8 ft 6 in or 260 cm.',
      '{measure} সংখ্যায় লিখুন, যেমন ৮.৫; অথবা এককসহ লিখুন, যেমন ৮ ফুট ৬ ইঞ্চি বা ২৬০ সেমি।',
    ],
    comma: [
      '“{text}” can mean {point} or {none}. Enter one of these.',
      '“{text}” মানে {point} বা {none} হতে পারে। এর একটি লিখুন।',
    ],
    zero: ['The {measure} must be more than 0.', '{measure} ০-এর বেশি হতে হবে।'],
    long: ['The {measure} can be at most {limit}.', '{measure} সর্বোচ্চ {limit} হতে পারে।'],
    /** Names of the lengths in these sentences. */
    measures: {
      length: ['length', 'দৈর্ঘ্য'],
      height: ['height', 'উচ্চতা'],
      width: ['width', 'প্রস্থ'],
      diameter: ['diameter', 'ব্যাস'],
      radius: ['radius', 'ব্যাসার্ধ'],
      gaps: ['length of the gaps', 'ফাঁকের দৈর্ঘ্য'],
    },
    whole: [
      'Enter a whole number from {least} to {most}.',
      '{least} থেকে {most}-এর মধ্যে একটি পূর্ণ সংখ্যা লিখুন।',
    ],
    percent: ['Enter a percentage from 0 to {most}.', '০ থেকে {most}-এর মধ্যে একটি শতকরা হার লিখুন।'],
    range: [
      'Enter a number from 0 to {most}. Until then we use {start}.',
      '০ থেকে {most}-এর মধ্যে একটি সংখ্যা লিখুন। ততক্ষণ {start} ধরা হচ্ছে।',
    ],
    degrees: ['Enter an angle from 0 to {most} degrees.', '০ থেকে {most} ডিগ্রির মধ্যে একটি কোণ লিখুন।'],
    wide: [
      'An opening cannot be wider than the wall, {length}.',
      'দরজা-জানালা দেয়ালের চেয়ে চওড়া হতে পারে না; দেয়াল {length}।',
    ],
    high: [
      'An opening cannot be higher than the wall, {height}.',
      'দরজা-জানালা দেয়ালের চেয়ে উঁচু হতে পারে না; দেয়াল {height}।',
    ],
    nothingLeft: ['The openings leave no wall to build.', 'দরজা-জানালা বাদ দিলে গাঁথার মতো দেয়াল থাকে না।'],
    pairs: [
      'Write each corner as two numbers with a space between them, and put a comma after each corner.',
      'প্রতিটি কোণ দুটি সংখ্যায় লিখুন, মাঝে ফাঁকা রেখে; প্রতি কোণের পরে কমা দিন।',
    ],
    corners: ['Enter from 3 to {most} corners.', '৩ থেকে {most}টি কোণ লিখুন।'],
    text: [
      'The corners have {count} characters. Shorten them to {most}.',
      'কোণের লেখায় {count}টি অক্ষর আছে। কমিয়ে {most}টির মধ্যে আনুন।',
    ],
    far: [
      'A corner is more than 1 km away. Check the numbers.',
      'একটি কোণ ১ কিলোমিটারের বেশি দূরে। সংখ্যাগুলো দেখে নিন।',
    ],
    crossing: [
      'The outline crosses itself: the side after corner {one} meets the side after corner {other}.',
      'রেখাটি নিজেকেই ছেদ করেছে: {one} নম্বর কোণের পরের বাহু {other} নম্বর কোণের পরের বাহুতে লেগেছে।',
    ],
    cutLength: ['Enter less than the full length.', 'পুরো দৈর্ঘ্যের চেয়ে কম লিখুন।'],
    cutWidth: ['Enter less than the full width.', 'পুরো প্রস্থের চেয়ে কম লিখুন।'],
    gaps: ['The gaps are as long as the whole line.', 'ফাঁক মিলিয়ে পুরো লাইনের সমান; বসানোর মতো কিছু থাকে না।'],
  },
});
