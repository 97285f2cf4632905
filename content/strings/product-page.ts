import type { ProductFile } from '../routes';
import type { ViewName } from '../../lib/geometry';
import { measures } from './measures';
import { type Pair, table, type Texts } from '../../lib/text';

/** The page of one product, without its calculator. */
export const productPage = table({
  description: [
    '{label}: {size} ({inch}), from our range of {category}.',
    '{label}: {size} ({inch}), আমাদের {category} ধরনের একটি পণ্য।',
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
    'This paver is twice as long as it is wide, so it suits all these patterns.',
    'দৈর্ঘ্য প্রস্থের দ্বিগুণ বলে এই পেভার সব কটি নকশাতেই বসানো যায়।',
  ],
  quantities: ['Quantities', 'পরিমাণ'],
  uses: ['Where it has been used', 'যেখানে ব্যবহার হয়েছে'],
  reading: ['Read about it', 'আরও জানতে পড়ুন'],
  related: ['Similar products', 'একই ধরনের পণ্য'],
  listLead: [
    'Add products and quantities to a list, and ask for all the prices at once.',
    'পণ্য ও সংখ্যা একটি তালিকায় রাখুন, তারপর সব দাম একবারে জেনে নিন।',
  ],
  listWithoutScripts: [
    'Turn on JavaScript to add products to your list.',
    'তালিকায় পণ্য রাখতে ব্রাউজারে জাভাস্ক্রিপ্ট চালু করুন।',
  ],
  files: {
    pdf: ['Data sheet, PDF', 'তথ্যপত্র (ইংরেজি), PDF'],
    txt: ['Specification, TXT', 'স্পেসিফিকেশন (ইংরেজি), TXT'],
    svg: ['Drawing, SVG', 'ড্রয়িং, SVG'],
    dxf: ['Drawing, DXF', 'ড্রয়িং, DXF'],
    glb: ['3D shape, GLB', '3D আকৃতি, GLB'],
    usdz: ['3D shape, USDZ', '3D আকৃতি, USDZ'],
    ifc: ['BIM object, IFC', 'BIM মডেল, IFC'],
  } satisfies Record<ProductFile, Pair>,
  print: ['Print the data sheet', 'তথ্যপত্র প্রিন্ট করুন'],
  allFiles: ['Product downloads', 'সব পণ্যের ফাইল'],
  archive: ['Download all (ZIP, {size})', 'সব ফাইল ডাউনলোড করুন (ZIP, {size})'],
  changed: ['Updated', 'সর্বশেষ হালনাগাদ'],
  kilobytes: ['{size} kB', '{size}\u00a0কেবি'],
  megabytes: ['{size} MB', '{size}\u00a0এমবি'],
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
    '{view} of {product}. Its sizes are in the other views',
    '{product}, {view}; মাপগুলো অন্য ড্রয়িংয়ে লেখা',
  ],
  isometric: ['Isometric, not to scale', 'আইসোমেট্রিক, স্কেল মেনে নয়'],
  isometricOf: [
    '{product}, seen from the front, the right and above.',
    '{product}, সামনে, ডান ও উপর থেকে দেখা।',
  ],
  turn: ['View in 3D', 'ঘুরিয়ে দেখুন'],
  bar: ['Scale bar, {length} millimetres', 'স্কেল বার, {length} মিলিমিটার'],
  barLength: ['{length} mm', '{length} mm'],
  scale: ['Scale 1:{ratio}', 'স্কেল ১:{ratio}'],
  projection: ['First-angle projection', 'ফার্স্ট-অ্যাঙ্গেল প্রজেকশন'],
  note: [
    'All figures in mm. Nominal sizes, without joints. Edges are rounded by a few millimetres.',
    'সব মাপ মিলিমিটারে: নমিনাল, জোড়া ছাড়া। কিনারা কয়েক মিলিমিটার গোল করা।',
  ],
});

export type DrawingTexts = Texts<typeof drawing>;

/** Quantities derived from a product's sizes, each with its calculation. */
export const quantities = table({
  caption: ['Quantities, each with its formula', 'পরিমাণ, প্রতিটির সূত্রসহ'],
  wall: ['Blocks per m² of wall', 'প্রতি বর্গমিটার দেয়ালে ব্লক'],
  /** Bricks, whose walls are named by thickness. */
  brickWall: ['Bricks per m² of {inches}-inch wall', 'প্রতি বর্গমিটার {inches}\u00a0ইঞ্চি দেয়ালে ইট'],
  wallHow: [
    '1 m² ÷ ({length} × {height} mm), with a joint of {joint} mm; before rounding',
    '১ বর্গমিটার ÷ ({length} × {height} মিমি), {joint} মিমি জোড়া ধরে; পূর্ণ সংখ্যায় নেওয়ার আগে',
  ],
  brickWallHow: [
    '{leaves} × 1 m² ÷ ({length} × {height} mm), with a joint of {joint} mm; before rounding',
    '{leaves} × ১ বর্গমিটার ÷ ({length} × {height} মিমি), {joint} মিমি জোড়া ধরে; পূর্ণ সংখ্যায় নেওয়ার আগে',
  ],
  jamb: ['Half blocks per m of wall end or jamb', 'দেয়ালের প্রান্তে বা দরজা-জানালার ধারে প্রতি মিটারে আধা ব্লক'],
  jambHow: [
    '1 m ÷ (2 × {height} mm), one in every other course; before rounding',
    '১ মিটার ÷ (২ × {height} মিমি), এক রদ্দা পরপর একটি; পূর্ণ সংখ্যায় নেওয়ার আগে',
  ],
  ground: ['Pieces per m² of paving', 'প্রতি বর্গমিটার জায়গায় কয়টি'],
  groundHow: [
    '1 m² ÷ the area that one piece covers, without joints; before rounding',
    '১ বর্গমিটার ÷ প্রতিটি যতটা জায়গা ঢাকে, জোড়া বাদে; পূর্ণ সংখ্যায় নেওয়ার আগে',
  ],
  squareFeet: ['Pieces per 100 sft (square feet)', 'প্রতি ১০০ বর্গফুটে কয়টি'],
  brickSquareFeet: [
    'Bricks per 100 sft (square feet) of {inches}-inch wall',
    'প্রতি ১০০ বর্গফুট {inches}\u00a0ইঞ্চি দেয়ালে ইট',
  ],
  squareFeetHow: [
    '100 sft = 9.29 m²; rounded up to whole pieces',
    '১০০ বর্গফুট মানে ৯.২৯ বর্গমিটার; পরের পূর্ণ সংখ্যা ধরে',
  ],
  /** By the module in whole inches. */
  inchesSquareFeetHow: [
    '100 sft ÷ ({module}): bed joints {bed}, upright {upright}; rounded up. With joints of {joint} mm: {count}',
    '১০০ বর্গফুট ÷ ({module}): রদ্দার জোড়া {bed}, খাড়া {upright}; পরের পূর্ণ সংখ্যায়। {joint} মিমি জোড়ায় {count}টি',
  ],
  wallSquareFeetHow: [
    '100 sft ÷ ({module}), with joints; rounded up to whole pieces',
    '১০০ বর্গফুট ÷ ({module}), জোড়া ধরে; পরের পূর্ণ সংখ্যায়',
  ],
  line: ['Pieces per 10 m', 'প্রতি ১০ মিটারে কয়টি'],
  row: ['Planks per 10 m of wall, each row', 'প্রতি ১০ মিটার দেয়ালের প্রতি সারিতে প্ল্যাঙ্ক'],
  lineHow: [
    '10 m ÷ {length} mm, without joints; rounded up to whole pieces',
    '১০ মিটার ÷ {length} মিমি, জোড়া বাদে; পরের পূর্ণ সংখ্যা ধরে',
  ],
  volume: ['Overall volume', 'মোট আয়তন'],
  volumeOfPlan: ['area in plan × height', 'প্ল্যানের ক্ষেত্রফল × উচ্চতা'],
  volumeOfBox: ['length × width × height', 'দৈর্ঘ্য × প্রস্থ × উচ্চতা'],
  litres: ['{volume}\u00a0L', '{volume}\u00a0লিটার'],
  concrete: ['Concrete per piece', 'প্রতিটিতে কংক্রিট'],
  concreteHow: ['overall volume less openings and recesses', 'মোট আয়তন থেকে ফাঁকা অংশ ও খাঁজ বাদ দিয়ে'],
  mass: ['Weight per piece', 'প্রতিটির ওজন'],
  massHow: [
    'concrete per piece × {density} kg/m³, dry; {source}',
    'প্রতিটির কংক্রিট × প্রতি ঘনমিটারে {density} কেজি, শুকনো অবস্থায়; {source}',
  ],
  densitySource: ['source: {source}', 'উৎস: {source}'],
  densityAssumed: ['assumed density', 'ঘনত্ব অনুমান করা'],
  /** Where no formula is beside a mass. */
  assumed: ['{title} (assumed density)', '{title} (ঘনত্ব অনুমান করা)'],
  lift: ['over {limit} kg: do not lift it alone', '{limit} কেজির বেশি: একা তুলবেন না'],
  machine: [
    'over {limit} kg: lift it by machine or with a kerb grab',
    '{limit} কেজির বেশি: মেশিন বা কার্ব তোলার ক্ল্যাম্প দিয়ে তুলুন',
  ],
  kilograms: ['{mass}\u00a0kg', '{mass}\u00a0কেজি'],
  /** Weight of an area, and the areas. */
  massOf: ['Weight per {area}', 'ওজন, {area}'],
  areas: ['m² / 100 sft', 'প্রতি বর্গমিটারে / ১০০ বর্গফুটে'],
  brickArea: ['m² of {inches}-inch wall', 'প্রতি বর্গমিটার {inches}\u00a0ইঞ্চি দেয়ালে'],
  brickHundred: ['100 sft of {inches}-inch wall', 'প্রতি ১০০ বর্গফুট {inches}\u00a0ইঞ্চি দেয়ালে'],
  wallMassHow: ['{pieces} × {mass} kg, without mortar', '{pieces} × {mass} কেজি, মসলা বাদে'],
  groundMassHow: ['{pieces} × {mass} kg', '{pieces} × {mass} কেজি'],
  trucks: ['Pieces per truck ({loads} t)', '{loads} টনের ট্রাকে কতটি'],
  trucksHow: [
    'payload of the truck ÷ {mass} kg, dry and without pallets; rounded down',
    'ট্রাক যত ওজন নেয় ÷ {mass} কেজি, শুকনো, প্যালেট ছাড়া; আগের পূর্ণ সংখ্যায়',
  ],
  open: ['Voids (share of overall volume)', 'ফাঁকা অংশ (মোট আয়তনের)'],
  openHow: ['1 − concrete ÷ overall volume', '১ − কংক্রিট ÷ মোট আয়তন'],
});

/** Section of a block or brick, for structural engineers. */
export const section = table({
  title: ['For the engineer', 'প্রকৌশলীর জন্য'],
  caption: [
    'From the nominal geometry of the pieces only: no joints, grout or reinforcement.',
    'শুধু ব্লক বা ইটের নমিনাল মাপ থেকে; জোড়া, গ্রাউট বা রড ধরা হয়নি।',
  ],
  mm: ['{value} mm', '{value} মিমি'],
  mm2: ['{value} mm²', '{value} বর্গ মিমি'],
  cm2: ['{value} cm²', '{value} বর্গ সেমি'],
  cm3: ['{value} cm³', '{value} ঘন সেমি'],
  cm4: ['{value} cm⁴', '{value} সেমি⁴'],
  netArea: ['Net area per piece', 'প্রতিটির নিট ক্ষেত্রফল'],
  netAreaHow: ['{share} of {gross} mm² in plan', 'প্ল্যানের {gross} বর্গ মিমির {share}'],
  shells: ['Face shells and webs', 'ফেস শেল ও ওয়েব'],
  shellsHow: [
    'minimum thickness: shell / end web / web between cores',
    'সবচেয়ে কম পুরুত্ব: শেল / প্রান্তের ওয়েব / মাঝের ওয়েব',
  ],
  shellsOfOneHow: ['minimum thickness: shell / end web', 'সবচেয়ে কম পুরুত্ব: শেল / প্রান্তের ওয়েব'],
  equivalent: ['Equivalent thickness', 'সমতুল্য পুরুত্ব'],
  equivalentHow: ['net area per piece ÷ its length', 'প্রতিটির নিট ক্ষেত্রফল ÷ দৈর্ঘ্য'],
  /** Beside the figures of a full bed, those of mortar on the face shells alone. */
  beds: ['{title}: full bed / face-shell bed', '{title}: পুরো বেড / শুধু ফেস শেল'],
  area: ['Net area A, per metre of wall', 'প্রতি মিটার দেয়ালের নিট ক্ষেত্রফল (A)'],
  areaHow: ['net area ÷ length', 'নিট ক্ষেত্রফল ÷ দৈর্ঘ্য'],
  areaShellsHow: ['net area ÷ length / 1 m × two face shells', 'নিট ক্ষেত্রফল ÷ দৈর্ঘ্য / ১ মিটার × দুটি ফেস শেল'],
  moment: ['Moment of inertia I, per metre of wall', 'প্রতি মিটার দেয়ালের মোমেন্ট অব ইনারশিয়া (I)'],
  momentHow: ['second moment of area about the middle of the thickness', 'পুরুত্বের মাঝরেখা ধরে'],
  modulus: ['Section modulus S, per metre of wall', 'প্রতি মিটার দেয়ালের সেকশন মডুলাস (S)'],
  modulusHow: ['I ÷ half the thickness', 'I ÷ পুরুত্বের অর্ধেক'],
  gyration: ['Radius of gyration r', 'রেডিয়াস অব জাইরেশন (r)'],
  gyrationHow: ['square root of I ÷ A', '(I ÷ A)-এর বর্গমূল'],
  common: ['Core open from course to course in running bond', 'রানিং বন্ডে এক রদ্দা থেকে পরের রদ্দায় খোলা খোপ'],
  commonHow: ['room for rods and grout', 'রড ও গ্রাউটের জায়গা'],
  courses: ['Height of {courses} courses', '{courses} রদ্দার উচ্চতা'],
  coursesHow: [
    '{course} mm each, with a joint of {joint} mm; about {feet}',
    '{joint} মিমি জোড়াসহ প্রতি রদ্দা {course} মিমি; প্রায় {feet}',
  ],
  feet: ['{feet} ft {inches} in', '{feet} ফুট {inches}\u00a0ইঞ্চি'],
});

/** Texts around the calculators that need no script. */
export const calculatorPage = table({
  /** Key product page. */
  comparison: {
    title: ['Work it out for your wall', 'আপনার দেয়ালের হিসাব করুন'],
    lead: [
      'Enter the size of your wall. You see how many blocks it takes, how many bricks they replace and how much floor you gain. Each result shows its formula and source.',
      'আপনার দেয়ালে কত ব্লক লাগবে, কত ইটের কাজ হবে আর মেঝের জায়গা কতটা বাড়বে, মাপ দিয়ে জেনে নিন। প্রতিটির সঙ্গে সূত্র ও ভিত্তি দেওয়া আছে।',
    ],
    /** After the lead, below cost cards. */
    cards: [
      'The cards above give our own figures. The calculator counts your blocks and floor; load and cost come from the cards.',
      'উপরের কার্ডের সংখ্যাগুলো আমাদের নিজস্ব হিসাব। ব্লক আর মেঝের হিসাব আপনার মাপে; লোড ও খরচের হার উপরের কার্ড থেকে।',
    ],
    note: [
      'Openings are deducted at their own size, wherever they are in the wall.',
      'দরজা-জানালা দেয়ালের যেখানেই থাকুক, তার নিজের মাপে বাদ দেওয়া হয়েছে।',
    ],
    /** After the note, where a wall of 5 inches is compared. */
    fiveInches: [
      'A “5-inch” wall is nominally 127\u00a0mm; its bricks are 115\u00a0mm wide. Measured on the bricks, it is 12\u00a0mm thinner, so you gain less floor.',
      '৫ ইঞ্চি ইটের দেয়াল বলতে ১২৭\u00a0মিমি ধরা হয়, যদিও ইট ১১৫\u00a0মিমি চওড়া। ইটের আসল মাপ ধরলে দেয়াল ১২\u00a0মিমি পাতলা, তাই মেঝের জায়গাও কম বাড়ে।',
    ],
    withoutScripts: [
      'Turn on JavaScript to enter your own wall in feet or metres. You can then print the result or copy a link to it.',
      'জাভাস্ক্রিপ্ট চালু করলে নিজের দেয়ালের মাপ ফুট বা মিটারে দেওয়া যাবে। ফলাফল প্রিন্ট করা বা তার লিংক কপি করাও যাবে।',
    ],
    example: ['Worked example', 'উদাহরণ'],
  },
  /** Product page. */
  product: {
    title: ['How many do I need?', 'আমার কতটি লাগবে?'],
    lead: [
      'Enter your measurements to see how many pieces to order and how we worked it out.',
      'নিজের মাপ দিন; কতটি লাগবে আর হিসাবটি কীভাবে এল, দেখে নিন।',
    ],
    withoutScripts: [
      'Turn on JavaScript to enter your own measurements in feet or metres. You can then print the result or the data sheet, and copy a link to the result.',
      'জাভাস্ক্রিপ্ট চালু করলে নিজের মাপ ফুট বা মিটারে দেওয়া যাবে। ফলাফল বা তথ্যপত্র প্রিন্ট করা আর ফলাফলের লিংক কপি করাও যাবে।',
    ],
    withoutScriptsPaving: [
      'Turn on JavaScript to enter your own measurements in feet or metres. The area can be a rectangle, an L-shape or any other shape. You can then print the result or the data sheet, and copy a link to the result.',
      'জাভাস্ক্রিপ্ট চালু করলে নিজের মাপ ফুট বা মিটারে দেওয়া যাবে। জায়গার আকৃতি আয়তক্ষেত্র, L বা অন্য কিছু হতে পারে। ফলাফল বা তথ্যপত্র প্রিন্ট করা আর ফলাফলের লিংক কপি করাও যাবে।',
    ],
  },
  fault: [
    'The calculator could not be loaded, so the example is shown. Reload the page to try again.',
    'হিসাবের অংশটি লোড হয়নি, তাই শুধু উদাহরণটি দেখা যাচ্ছে। পাতাটি আবার লোড করুন।',
  ],
});
