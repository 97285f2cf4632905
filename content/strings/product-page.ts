import type { ProductFile } from '../routes';
import type { ViewName } from '../../lib/geometry';
import { measures } from './measures';
import { type Pair, table, type Texts } from '../../lib/text';

/** The page of one product, without its calculator. */
export const productPage = table({
  description: [
    '{label}: {size} ({inch}), one of our products in {category}.',
    '{label}: {size} ({inch}), আমাদের {category} শ্রেণির একটি পণ্য।',
  ],
  /** Names of measures below a size. */
  measures: { length: ['length', 'দৈর্ঘ্য'], width: ['width', 'প্রস্থ'], height: ['height', 'উচ্চতা'] },
  inches: ['Size in inches', 'মাপ (ইঞ্চি)'],
  category: ['Category:', 'ধরন:'],
  ask: ['Ask for a price', 'দাম জানুন'],
  drawing: ['Drawing', 'ড্রয়িং'],
  drawingLead: ['Front, section and plan to scale.', 'এলিভেশন, সেকশন ও প্ল্যান স্কেল মেনে আঁকা।'],
  patterns: ['Laying patterns', 'বসানোর নকশা'],
  patternsLead: [
    'A paver twice as long as wide fits all of these.',
    'দৈর্ঘ্য প্রস্থের দ্বিগুণ বলে এই পেভার সব কটি নকশাতেই বসানো যায়।',
  ],
  quantities: ['Quantities', 'পরিমাণ'],
  uses: ['Where it was used', 'যেখানে ব্যবহার হয়েছে'],
  reading: ['Read about it', 'আরও জানতে পড়ুন'],
  related: ['Of the same kind', 'একই ধরনের পণ্য'],
  listLead: [
    'Collect products and quantities on a list, and ask for all prices at once.',
    'পণ্য ও সংখ্যা একটি তালিকায় রাখুন, তারপর সব দাম একবারে জেনে নিন।',
  ],
  listWithoutScripts: [
    'To add pieces to your list, switch JavaScript on.',
    'দরকারি পণ্য আমার তালিকায় রাখতে ব্রাউজারে জাভাস্ক্রিপ্ট চালু করুন।',
  ],
  files: {
    pdf: ['Data sheet, PDF', 'তথ্যপত্র, PDF'],
    txt: ['Specification, TXT', 'স্পেসিফিকেশন, TXT'],
    svg: ['Drawing, SVG', 'ড্রয়িং, SVG'],
    dxf: ['Drawing, DXF', 'ড্রয়িং, DXF'],
    glb: ['3D shape, GLB', '3D আকৃতি, GLB'],
    usdz: ['3D shape, USDZ', '3D আকৃতি, USDZ'],
    ifc: ['BIM object, IFC', 'BIM মডেল, IFC'],
  } satisfies Record<ProductFile, Pair>,
  print: ['Print the data sheet', 'তথ্যপত্র প্রিন্ট করুন'],
  allFiles: ['Files of the range', 'সব পণ্যের ফাইল'],
  archive: ['All of these as one archive, ZIP, {size}', 'সব ফাইল একসঙ্গে, ZIP, {size}'],
  changed: ['Changed', 'সর্বশেষ হালনাগাদ'],
  kilobytes: ['{size} kB', '{size}\u00a0কেবি'],
});

/** Texts of a product's drawings, on its page and in its files. */
export const drawing = table({
  views: {
    front: ['Front', 'সামনে থেকে (এলিভেশন)'],
    section: ['Section A–A', 'সেকশন A–A'],
    plan: ['Plan', 'উপর থেকে (প্ল্যান)'],
  } satisfies Record<ViewName, Pair>,
  measures,
  viewOf: ['{view} of {product}, in mm: {lengths}', '{product}, {view}, মিলিমিটারে: {lengths}'],
  viewAlone: [
    '{view} of {product}; its sizes are in the other views',
    '{product}, {view}; মাপগুলো অন্য ড্রয়িংয়ে লেখা',
  ],
  isometric: ['Isometric, not to scale', 'আইসোমেট্রিক, স্কেল মেনে নয়'],
  isometricOf: [
    '{product}, seen from the front, the right and above.',
    '{product}, সামনে, ডান ও উপর থেকে দেখা।',
  ],
  turn: ['Turn it around', 'ঘুরিয়ে দেখুন'],
  bar: ['Scale bar, {length} millimetres', 'স্কেল বার, {length} মিলিমিটার'],
  barLength: ['{length} mm', '{length} mm'],
  scale: ['Scale 1:{ratio}', 'স্কেল ১:{ratio}'],
  projection: ['First-angle projection', 'ফার্স্ট-অ্যাঙ্গেল প্রজেকশন'],
  note: [
    'All figures in mm. Nominal sizes; edges are rounded by a few millimetres.',
    'সব মাপ মিলিমিটারে। মাপগুলো নমিনাল; কিনারা কয়েক মিলিমিটার গোল করা।',
  ],
});

export type DrawingTexts = Texts<typeof drawing>;

/** Quantities derived from a product's sizes, each with its calculation. */
export const quantities = table({
  caption: ['Quantities, each with its formula', 'পরিমাণ, প্রতিটির সূত্রসহ'],
  wall: ['For 1 m² of wall', 'প্রতি বর্গমিটার দেয়ালে'],
  /** Bricks, whose walls are named by thickness. */
  brickWall: ['For 1 m² of {inches}-inch wall', 'প্রতি বর্গমিটার {inches}\u00a0ইঞ্চি দেয়ালে'],
  wallHow: [
    '1 m² ÷ ({length} × {height} mm), a joint of {joint} mm included; before rounding',
    '১ বর্গমিটার ÷ ({length} × {height} মিমি), {joint} মিমি জোড়া ধরে; পূর্ণ সংখ্যায় নেওয়ার আগে',
  ],
  brickWallHow: [
    '{leaves} × 1 m² ÷ ({length} × {height} mm), a joint of {joint} mm included; before rounding',
    '{leaves} × ১ বর্গমিটার ÷ ({length} × {height} মিমি), {joint} মিমি জোড়া ধরে; পূর্ণ সংখ্যায় নেওয়ার আগে',
  ],
  jamb: ['For 1 m of wall end or jamb', 'দেয়ালের মাথা বা দরজা-জানালার ধারে প্রতি মিটারে'],
  jambHow: [
    '1 m ÷ (2 × {height} mm), one in every other course; before rounding',
    '১ মিটার ÷ (২ × {height} মিমি), এক রদ্দা পরপর একটি; পূর্ণ সংখ্যায় নেওয়ার আগে',
  ],
  ground: ['For 1 m² of ground', 'প্রতি বর্গমিটার জায়গায়'],
  groundHow: [
    '1 m² ÷ the surface that one piece covers, without joints; before rounding',
    '১ বর্গমিটার ÷ প্রতিটি যতটা জায়গা ঢাকে, জোড়া বাদে; পূর্ণ সংখ্যায় নেওয়ার আগে',
  ],
  squareFeet: ['For 100 sft (square feet)', 'প্রতি ১০০ বর্গফুটে'],
  brickSquareFeet: [
    'For 100 sft (square feet) of {inches}-inch wall',
    'প্রতি ১০০ বর্গফুট {inches}\u00a0ইঞ্চি দেয়ালে',
  ],
  squareFeetHow: [
    '100 sft = 9.29 m²; rounded up to whole pieces',
    '১০০ বর্গফুট মানে ৯.২৯ বর্গমিটার; পরের পূর্ণ সংখ্যা ধরে',
  ],
  wallSquareFeetHow: [
    '100 sft ÷ ({module}), joints included; rounded up to whole pieces',
    '১০০ বর্গফুট ÷ ({module}), জোড়া ধরে; পরের পূর্ণ সংখ্যায়',
  ],
  line: ['For 10 m of line', 'প্রতি ১০ মিটারে'],
  row: ['For 10 m of wall, each row', 'প্রতি ১০ মিটার দেয়ালের প্রতি সারিতে'],
  lineHow: [
    '10 m ÷ {length} mm, without joints; rounded up to whole pieces',
    '১০ মিটার ÷ {length} মিমি, জোড়া বাদে; পরের পূর্ণ সংখ্যা ধরে',
  ],
  volume: ['Overall volume', 'মোট আয়তন'],
  volumeOfPlan: ['surface in plan × height', 'প্ল্যানের ক্ষেত্রফল × উচ্চতা'],
  volumeOfBox: ['length × width × height', 'দৈর্ঘ্য × প্রস্থ × উচ্চতা'],
  litres: ['{volume}\u00a0L', '{volume}\u00a0লিটার'],
  concrete: ['Concrete in a piece', 'প্রতিটিতে কংক্রিট'],
  concreteHow: ['the same, less openings and recesses', 'মোট আয়তন থেকে ফাঁকা অংশ ও খাঁজ বাদ দিয়ে'],
  mass: ['Mass of a piece', 'প্রতিটির ওজন'],
  massHow: [
    'concrete in a piece × {density} kg/m³, dry; {source}',
    'প্রতিটির কংক্রিট × প্রতি ঘনমিটারে {density} কেজি, শুকনো অবস্থায়; {source}',
  ],
  densitySource: ['source: {source}', 'উৎস: {source}'],
  densityAssumed: ['assumed density', 'ঘনত্ব ধরে নেওয়া'],
  /** Where no formula is beside a mass. */
  assumed: ['{title} (assumed density)', '{title} (ঘনত্ব ধরে নেওয়া)'],
  lift: ['over {limit} kg: do not lift it alone', '{limit} কেজির বেশি: একা তুলবেন না'],
  machine: [
    'over {limit} kg: lift it by machine or with a kerb grab',
    '{limit} কেজির বেশি: মেশিন বা কার্ব তোলার ক্ল্যাম্প দিয়ে তুলুন',
  ],
  kilograms: ['{mass}\u00a0kg', '{mass}\u00a0কেজি'],
  /** Below the counts; each is inserted. */
  areas: ['For 1 m² / 100 sft', '১ বর্গমিটার / ১০০ বর্গফুটে'],
  massOf: ['{count}, mass', '{count}: ওজন'],
  wallMassHow: ['{pieces} × {mass} kg, without mortar', '{pieces} × {mass} কেজি, মসলা বাদে'],
  groundMassHow: ['{pieces} × {mass} kg', '{pieces} × {mass} কেজি'],
  trucks: ['Pieces on a truck of {loads} t', '{loads} টনের ট্রাকে কতটি'],
  trucksHow: ['what the truck carries ÷ {mass} kg, whole pieces', 'ট্রাক যত ওজন নেয় ÷ {mass} কেজি, পূর্ণ সংখ্যায়'],
  open: ['Open share', 'ফাঁকা অংশ'],
  openHow: ['1 − concrete ÷ overall volume', '১ − কংক্রিট ÷ মোট আয়তন'],
});

/** Section of a block or brick, for structural engineers. */
export const section = table({
  title: ['For the engineer', 'প্রকৌশলীর জন্য'],
  caption: [
    'From the nominal geometry of the pieces alone: no joints, grout or reinforcement.',
    'শুধু ব্লক বা ইটের নমিনাল মাপ থেকে; জোড়া, গ্রাউট বা রড ধরা হয়নি।',
  ],
  mm: ['{value} mm', '{value} মিমি'],
  mm2: ['{value} mm²', '{value} বর্গ মিমি'],
  cm2: ['{value} cm²', '{value} বর্গ সেমি'],
  cm3: ['{value} cm³', '{value} ঘন সেমি'],
  cm4: ['{value} cm⁴', '{value} সেমি⁴'],
  netArea: ['Net area of a piece', 'প্রতিটির নিট ক্ষেত্রফল'],
  netAreaHow: ['{share} of {gross} mm² in plan', 'প্ল্যানের {gross} বর্গ মিমির {share}'],
  shells: ['Face shell and webs', 'ফেস শেল ও ওয়েব'],
  shellsHow: [
    'least thickness: shell / end web / web between cores',
    'সবচেয়ে কম পুরুত্ব: শেল / প্রান্তের ওয়েব / মাঝের ওয়েব',
  ],
  shellsOfOneHow: ['least thickness: shell / end web', 'সবচেয়ে কম পুরুত্ব: শেল / প্রান্তের ওয়েব'],
  equivalent: ['Equivalent thickness', 'সমতুল্য পুরুত্ব'],
  equivalentHow: ['net area of a piece ÷ its length', 'প্রতিটির নিট ক্ষেত্রফল ÷ দৈর্ঘ্য'],
  /** Beside the figures of a full bed, those of mortar on the face shells alone. */
  beds: ['{title}: full bed / face-shell bed', '{title}: পুরো বেড / শুধু ফেস শেল'],
  area: ['A of 1 m', 'প্রতি মিটার দেয়ালের নিট ক্ষেত্রফল (A)'],
  areaHow: ['net area ÷ length', 'নিট ক্ষেত্রফল ÷ দৈর্ঘ্য'],
  areaShellsHow: ['net area ÷ length / 1 m × two face shells', 'নিট ক্ষেত্রফল ÷ দৈর্ঘ্য / ১ মিটার × দুটি ফেস শেল'],
  moment: ['I of 1 m', 'প্রতি মিটার দেয়ালের জড়তার ভ্রামক (I)'],
  momentHow: ['second moment of area about the middle of the thickness', 'পুরুত্বের মাঝরেখা ধরে'],
  modulus: ['S of 1 m', 'প্রতি মিটার দেয়ালের সেকশন মডুলাস (S)'],
  modulusHow: ['I ÷ half of the thickness', 'জড়তার ভ্রামক ÷ পুরুত্বের অর্ধেক'],
  gyration: ['Radius of gyration r', 'চক্রগতির ব্যাসার্ধ (r)'],
  gyrationHow: ['square root of I ÷ A', 'জড়তার ভ্রামক ÷ ক্ষেত্রফল, তার বর্গমূল'],
  common: ['Core open through courses in running bond', 'রানিং বন্ডে রদ্দা থেকে রদ্দায় খোলা খোপ'],
  commonHow: ['room for rods and grout, from course to course', 'রড ও গ্রাউটের জায়গা'],
  courses: ['Height of {courses} courses', '{courses} রদ্দার উচ্চতা'],
  coursesHow: ['{course} mm each with its joint; nearest {feet}', 'জোড়াসহ প্রতি রদ্দা {course} মিমি; প্রায় {feet}'],
  feet: ['{feet} ft {inches} in', '{feet} ফুট {inches}\u00a0ইঞ্চি'],
});

/** Texts around the calculators that need no script. */
export const calculatorPage = table({
  /** Key product page. */
  comparison: {
    title: ['Work it out for your wall', 'আপনার দেয়ালের হিসাব করুন'],
    lead: [
      'Blocks, bricks and floor for the wall you have in mind, each with its formula and source.',
      'যে দেয়াল গড়তে চান, তাতে কত ব্লক লাগবে, কত ইট বাঁচবে আর মেঝের জায়গা কতটা বাড়বে। প্রতিটির সঙ্গে হিসাবের সূত্র ও ভিত্তি দেওয়া আছে।',
    ],
    /** After the lead, below cost cards. */
    cards: [
      'The cards above give our figures; this counts only your wall.',
      'উপরের কার্ডের সংখ্যাগুলো আমাদের দেওয়া; এখানে শুধু আপনার দেয়ালের হিসাব।',
    ],
    note: [
      'Openings count at their own size, wherever they are in the wall.',
      'দরজা-জানালা দেয়ালের যেখানেই থাকুক, তার নিজের মাপে বাদ দেওয়া হয়েছে।',
    ],
    /** After the note, where a wall of 5 inches is compared. */
    fiveInches: [
      'A 5-inch brick wall is 127\u00a0mm by name; its brick is 115\u00a0mm wide.',
      '৫ ইঞ্চির ইটের দেয়াল নামে ১২৭\u00a0মিমি, কিন্তু তার ইট ১১৫\u00a0মিমি চওড়া।',
    ],
    withoutScripts: [
      'With JavaScript on you can enter your own wall, in feet or metres, print the result or copy a link to it.',
      'জাভাস্ক্রিপ্ট চালু থাকলে নিজের দেয়ালের মাপ ফুট বা মিটারে দিতে পারবেন, ফলাফল প্রিন্ট করতে বা তার লিংক কপি করতে পারবেন।',
    ],
    example: ['Worked example', 'উদাহরণ'],
  },
  /** Product page. */
  product: {
    title: ['How many do I need?', 'আমার কতটি লাগবে?'],
    lead: [
      'Enter your measurements to see how many pieces to order, and how the number is worked out.',
      'নিজের মাপ দিন: কতটি অর্ডার করবেন, আর হিসাবটি কীভাবে এল।',
    ],
    withoutScripts: [
      'With JavaScript on you can enter your own measurements, in feet or metres, print the result or the data sheet, and copy a link to it.',
      'জাভাস্ক্রিপ্ট চালু থাকলে নিজের মাপ ফুট বা মিটারে দিতে পারবেন, ফলাফল বা তথ্যপত্র প্রিন্ট করতে আর তার লিংক কপি করতে পারবেন।',
    ],
    withoutScriptsPaving: [
      'With JavaScript on you can enter your own measurements, in feet or metres, for a rectangle, an L or an outline of corners, print the result or the data sheet, and copy a link to it.',
      'জাভাস্ক্রিপ্ট চালু থাকলে নিজের মাপ ফুট বা মিটারে দিতে পারবেন, আয়তক্ষেত্র, L আকৃতি বা কোণ ধরে আঁকা জায়গার জন্য; ফলাফল বা তথ্যপত্র প্রিন্ট করতে আর তার লিংক কপি করতে পারবেন।',
    ],
  },
  fault: [
    'The calculator could not be loaded, so the example is shown. Reload the page to try again.',
    'হিসাবের অংশটি লোড হয়নি, তাই শুধু উদাহরণটি দেখা যাচ্ছে। আবার চেষ্টা করতে পাতাটি রিলোড করুন।',
  ],
});
