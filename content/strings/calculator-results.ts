import { table } from '../../lib/text';

/** Results of a calculator, each with its formula and what it is based on. */
export const resultTexts = table({
  heads: [
    ['Result', 'ফলাফল'],
    ['Figure', 'সংখ্যা'],
    ['Formula', 'সূত্র'],
    ['Based on', 'ভিত্তি'],
  ],
  none: ['None', 'নেই'],
  nothing: ['We have no figure for this.', 'এই তুলনার কোনো তথ্য আমাদের নেই।'],
  /** Names of what is covered. */
  extent: {
    comparison: ['Wall to build', 'যতটুকু দেয়াল গাঁথবেন'],
    wall: ['Wall without its openings', 'দরজা-জানালা বাদে দেয়াল'],
    paving: ['Area', 'জায়গা'],
    line: ['Line without its gaps', 'ফাঁক বাদে লাইন'],
  },
  extentBasis: ['Your measurements.', 'আপনার মাপ।'],
  courses: ['Courses', 'রদ্দা'],
  coursesBasis: [
    'EN 1996-1-1, 8.1.5: joints of 6 to 15\u00a0mm. Wider upright joints come from the nominal size in inches.',
    'EN 1996-1-1, ৮.১.৫: জোড়া ৬ থেকে ১৫\u00a0মিমি। খাড়া জোড়া এর বেশি হলে তা ইঞ্চির নমিনাল মাপের কারণে।',
  ],
  bedJoints: [
    '{whole} whole, with bed joints of {bed} and upright joints of {upright}',
    '{whole}টি পুরো রদ্দা, রদ্দার জোড়া {bed}, খাড়া জোড়া {upright}',
  ],
  oneCourse: [
    'one, cut to {height} if the wall is lower than a piece',
    'একটি; দেয়াল এক রদ্দার চেয়ে নিচু হলে {height} উঁচু করে কাটা',
  ],
  cutInTwo: [
    'plus one cut course of {height} on top, counted as half: each piece gives two',
    'তার উপর {height} উঁচু করে কাটা আরও একটি রদ্দা, আধা ধরা হয়েছে: প্রতিটি থেকে দুটি হয়',
  ],
  cutCourse: [
    'plus one cut course of {height} on top, one from each piece',
    'তার উপর {height} উঁচু করে কাটা আরও একটি রদ্দা, প্রতিটি থেকে একটি',
  ],
  levelled: ['the last {height} are levelled with concrete', 'শেষ {height} কংক্রিট দিয়ে সমান করা'],
  laid: ['Blocks to lay', 'গাঁথতে যত ব্লক'],
  laidBasis: [
    'The area of the courses ÷ the face of a block with its joint.',
    'রদ্দার ক্ষেত্রফলকে জোড়াসহ এক ব্লকের সামনের ক্ষেত্রফল দিয়ে ভাগ করে।',
  ],
  pieces: ['Pieces to lay', 'গাঁথতে যতটি'],
  wallFormula: ['{area} ÷ ({module}) = {figure}', '{area} ÷ ({module}) = {figure}'],
  leavesFormula: ['{area} ÷ ({module}) × {leaves} = {figure}', '{area} ÷ ({module}) × {leaves} = {figure}'],
  lessHalves: [', less {halves} half blocks ÷ 2', ', {halves}টি আধা ব্লক ÷ ২ বাদে'],
  halves: ['Half blocks, {size}', 'আধা ব্লক, {size}'],
  halvesFormula: [
    'one in every second course at both ends and at both sides of each opening',
    'এক রদ্দা পরপর, দেয়ালের দুই প্রান্তে আর দরজা-জানালার দুই ধারে একটি করে',
  ],
  pavingFormula: [
    '{whole} whole and {cut} cut at the edge, laid from the lower left. One piece gives two cuts of up to half a piece',
    'নিচের বাঁ কোণ থেকে বসালে {whole}টি আস্ত, কিনারায় {cut}টি কাটা। আধা বা তার ছোট দুটি কাটা টুকরো একটি থেকেই হয়',
  ],
  lineFormula: ['{extent} ÷ {cover} = {figure}', '{extent} ÷ {cover} = {figure}'],
  curveFormula: [
    '{arc} of the curve ÷ {cut} = {figure}, {each} from each piece',
    'বাঁকের {arc} ÷ {cut} = {figure}, প্রতিটি থেকে {each}টি',
  ],
  runsFormula: [
    '; {more} more, because each of the {runs} runs is rounded up',
    '; {runs}টি অংশের প্রতিটি আলাদা করে পূর্ণ সংখ্যায় ধরলে আরও {more}টি',
  ],
  planksFormula: [
    '{bays} bays of {length} × {rows} rows of {width}',
    '{length} দৈর্ঘ্যের {bays}টি প্যানেল × {width} উচ্চতার {rows}টি সারি',
  ],
  posts: ['Posts', 'খুঁটি'],
  postsFormula: [
    'one more post than bays in each run, at {length} plus the web of the post, centre to centre. We do not sell posts',
    'প্রতি অংশে প্যানেলের চেয়ে একটি বেশি। সেন্টার টু সেন্টার দূরত্ব {length} + খুঁটির মাঝের অংশের পুরুত্ব। আমরা খুঁটি বিক্রি করি না',
  ],
  uncut: ['Without cutting', 'না কেটে যে মাপ হয়'],
  uncutWall: [
    'the nearest size that whole and half pieces of {module} fill exactly',
    '{module} মাপের আস্ত আর আধা পিসে যে কাছাকাছি মাপ মেলে',
  ],
  uncutLength: [
    'the nearest length that whole and half pieces of {length} fill exactly',
    '{length} মাপের আস্ত আর আধা পিসে যে কাছাকাছি দৈর্ঘ্য মেলে',
  ],
  uncutHeight: [
    'the nearest height that whole courses of {height} fill exactly',
    '{height} উচ্চতার পুরো সারিতে যে কাছাকাছি উচ্চতা মেলে',
  ],
  builtHeight: ['Height of the wall', 'দেয়ালের উচ্চতা'],
  builtHeightFormula: [
    'whole rows, as near as possible to your height; one more row takes {planks} planks',
    'আপনার দেওয়া উচ্চতার সবচেয়ে কাছের পুরো সারি; এক সারি বেশি হলে আরও {planks}টি প্ল্যাঙ্ক',
  ],
  waste: ['For breakage', 'ভাঙা বাবদ'],
  wasteFormula: ['{percent} of {blocks} = {figure}', '{blocks}-এর {percent} = {figure}'],
  wasteBasis: ['The extra that you entered.', 'ভাঙা বাবদ আপনি যে শতাংশ ধরেছেন।'],
  spare: ['For breakage', 'ভাঙা বাবদ'],
  spareFormula: [
    '{percent} of {pieces}, rounded up. The percentage is an assumption: enter the one that your mason uses',
    '{pieces}-এর {percent}, পরের পূর্ণ সংখ্যা ধরে। শতাংশটি একটি অনুমান: আপনার মিস্ত্রি যা ধরেন তা বসিয়ে নিন',
  ],
  order: ['Blocks to order', 'যত ব্লক অর্ডার করবেন'],
  orderBasis: ['Blocks to lay + blocks for breakage.', 'গাঁথার ব্লক আর ভাঙা বাবদ ব্লক মিলিয়ে।'],
  orderPieces: ['Pieces to order', 'যতটি অর্ডার করবেন'],
  orderHalves: ['Half blocks to order', 'যত আধা ব্লক অর্ডার করবেন'],
  orderFormula: ['to lay + for breakage', 'গাঁথার সংখ্যা আর ভাঙা বাবদ সংখ্যা মিলিয়ে'],
  bricks: ['Bricks they replace', 'যত ইটের বদলে'],
  bricksUnknown: ['We have no number of bricks for a {brick}.', '{brick}-এ কত ইট লাগে, আমাদের তথ্যে তা নেই।'],
  bricksFormula: [
    '{blocks} blocks of {face} with joints × {replacing} ÷ {replaced}, to the nearest brick',
    'জোড়াসহ {face}-এর {blocks}টি ব্লক × {replacing} ÷ {replaced}, কাছের পূর্ণ সংখ্যায়',
  ],
  bricksBasis: [
    'Our figure: {replaced} replace {replacing} of a {brick}.',
    'আমাদের তথ্য: {brick}-এ {replacing}-এর বদলে {replaced} লাগে।',
  ],
  clayBricks: [
    'Clay bricks they replace in a {inches}-inch wall',
    'যত পোড়ামাটির ইটের বদলে ({inches}\u00a0ইঞ্চি দেয়ালে)',
  ],
  clayBricksFormula: [
    '{blocks} blocks of {face} with joints × {replacing} ÷ {replaced}',
    'জোড়াসহ {face}-এর {blocks}টি ব্লক × {replacing} ÷ {replaced}',
  ],
  lost: ['Floor space lost', 'মেঝের জায়গা কমে'],
  gained: ['Floor space gained', 'মেঝের জায়গা বাড়ে'],
  floorFormula: [
    '{length} × ({difference}): a difference of {thickness} in thickness',
    '{length} × ({difference}): পুরুত্বে {thickness} তফাত',
  ],
  floorBasis: [
    'Nominal thickness of the walls without plaster, along the full length.',
    'প্লাস্টার ছাড়া দেয়ালের নমিনাল পুরুত্ব, পুরো দৈর্ঘ্য ধরে।',
  ],
  load: ['Reduced Load', 'লোড কমে'],
  loadFormula: [
    '(load of the brick wall − load of the block wall) ÷ load of the brick wall',
    '(ইটের দেয়ালের লোড − ব্লকের দেয়ালের লোড) ÷ ইটের দেয়ালের লোড',
  ],
  expense: ['Reduced Expense', 'খরচ কমে'],
  expenseFormula: [
    '(cost of the brick wall − cost of the block wall) ÷ cost of the brick wall',
    '(ইটের দেয়ালের খরচ − ব্লকের দেয়ালের খরচ) ÷ ইটের দেয়ালের খরচ',
  ],
  savingUnknown: [
    'We have no figures that compare the {block} with the {brick}.',
    '{brick}-এর সঙ্গে {block}-এর তুলনা আমাদের তথ্যে নেই।',
  ],
  savingBasis: [
    'From the card above, for the {block} compared with the {brick}. It is a percentage, so it is the same for any size of wall.',
    'উপরের কার্ডে {brick}-এর সঙ্গে {block}-এর যে তুলনা আছে, তা থেকে নেওয়া। এটি শতকরা হার, তাই দেয়ালের মাপে বদলায় না।',
  ],
  colours: ['In two colours', 'দুই রঙে'],
  coloursFormula: ['{first} and {second} of {pieces}', '{pieces}-এর {first} ও {second}'],
  edge: ['Edge, for kerb stones or edging', 'কিনারা, কার্ব স্টোন বা এজিংয়ের জন্য'],
  edgeFormula: ['the whole outline', 'চারপাশের পুরো কিনারা'],
  outline: ['outline of {corners} corners (shoelace formula)', '{corners}টি কোণের জায়গা (স্থানাঙ্ক সূত্র)'],
});
