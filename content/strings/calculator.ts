import { formTexts } from './calculator-form';
import { resultTexts } from './calculator-results';
import { counted, loads, order } from './list';
import { table, type Texts } from '../../lib/text';

/** Texts of the calculators' script. `{…}` are figures with their units, unless stated otherwise. */
export const calculator = table({
  /** Key product page. */
  comparison: {
    form: ['Your wall', 'আপনার দেয়াল'],
    caption: ['{heading}: {wall}', '{heading}: {wall}'],
    whole: [
      '{area} of wall ({size}): {block} instead of a {brick}.',
      '{area} দেয়াল ({size}): {brick}-এর বদলে {block}।',
    ],
    less: [
      '{area} of wall ({size}, less openings: {openings}): {block} instead of a {brick}.',
      '{area} দেয়াল ({size}, দরজা-জানালা {openings} বাদে): {brick}-এর বদলে {block}।',
    ],
    brickWall: ['{inches}-inch brick wall', '{inches}\u00a0ইঞ্চি ইটের দেয়াল'],
    blockName: ['{mm}\u00a0mm block', '{mm}\u00a0mm ব্লক'],
  },
  /** Product page. */
  product: {
    form: ['Your measurements', 'আপনার মাপ'],
    caption: ['What you need, and how we worked it out', 'যা লাগবে, আর হিসাবটি কীভাবে এল'],
  },
  units: {
    ft: ['ft', 'ফুট'],
    m: ['m', 'মিটার'],
    mm: ['mm', 'মিমি'],
    in: ['in', 'ইঞ্চি'],
    sft: ['sft', 'বর্গফুট'],
    sqm: ['m²', 'বর্গমিটার'],
    cft: ['cft', 'ঘনফুট'],
    cum: ['m³', 'ঘনমিটার'],
  },
  counts: {
    block: { one: ['{count} block', '{count}টি ব্লক'], other: ['{count} blocks', '{count}টি ব্লক'] },
    brick: { one: ['{count} brick', '{count}টি ইট'], other: ['{count} bricks', '{count}টি ইট'] },
    half: {
      one: ['{count} half block', '{count}টি আধা ব্লক'],
      other: ['{count} half blocks', '{count}টি আধা ব্লক'],
    },
    piece: { one: ['{count} piece', '{count}টি'], other: ['{count} pieces', '{count}টি'] },
  },
  ...formTexts,
  roundedUp: ['{figure}, rounded up', '{figure}, পরের পূর্ণ সংখ্যা ধরে'],
  thickness: {
    label: ['Thickness of both walls, to one scale', 'দুই দেয়ালের পুরুত্ব, একই স্কেলে'],
    thicker: ['{size} thicker', '{size} বেশি পুরু'],
    thinner: ['{size} thinner', '{size} কম পুরু'],
  },
  drawing: {
    withoutOpenings: [
      'Elevation of the wall, to scale: {length} long and {height} high, without openings.',
      'দেয়ালের এলিভেশন, স্কেল মেনে: দৈর্ঘ্য {length}, উচ্চতা {height}, কোনো দরজা-জানালা নেই।',
    ],
    withOpenings: [
      'Elevation of the wall, to scale: {length} long and {height} high. Openings: {openings}.',
      'দেয়ালের এলিভেশন, স্কেল মেনে: দৈর্ঘ্য {length}, উচ্চতা {height}, দরজা-জানালা {openings}।',
    ],
    planks: [
      'Wall of planks between posts, to scale: {length} long and {height} high.',
      'খুঁটির মাঝে প্ল্যাঙ্কের দেয়াল, স্কেল মেনে: দৈর্ঘ্য {length}, উচ্চতা {height}।',
    ],
    paving: ['Area, to scale: {size}.', 'জায়গা, স্কেল মেনে: {size}।'],
    line: ['Line, to scale: {size}.', 'লাইন, স্কেল মেনে: {size}।'],
    by: ['{width} by {height}', '{width} × {height}'],
    tooLarge: [
      'To scale. The wall is too long or too high to draw its courses, so only its outline is shown.',
      'স্কেল মেনে আঁকা। দেয়াল এত লম্বা বা উঁচু যে রদ্দা আঁকা যায়নি; শুধু বাইরের রেখা দেখানো হয়েছে।',
    ],
    oneBlock: ['One block, {face}, joint included. To scale.', 'একটি ব্লক, {face}, জোড়া ধরে। স্কেল মেনে আঁকা।'],
    oneBrick: ['One brick, {face}, joint included. To scale.', 'একটি ইট, {face}, জোড়া ধরে। স্কেল মেনে আঁকা।'],
    blocks: [
      'Simplified: each module drawn represents {count} × {count} blocks of {face}. To scale.',
      'সহজ করে আঁকা: একটি ঘর মানে {face} মাপের {count} × {count}টি ব্লক। স্কেল মেনে আঁকা।',
    ],
    bricks: [
      'Simplified: each module drawn represents {count} × {count} bricks of {face}. To scale.',
      'সহজ করে আঁকা: একটি ঘর মানে {face} মাপের {count} × {count}টি ইট। স্কেল মেনে আঁকা।',
    ],
    patternLaid: ['{pattern}. {laid}', '{pattern}। {laid}'],
    onePiece: ['To scale. Every piece is drawn.', 'স্কেল মেনে, প্রতিটি আলাদা করে আঁকা।'],
    pieces: [
      'Simplified: each piece drawn represents {count} × {count}. To scale.',
      'সহজ করে আঁকা: ছবির একটি মানে আসলে {count} × {count}টি। স্কেল মেনে আঁকা।',
    ],
  },
  counted,
  loads,
  summary: {
    /** Above the headline. */
    example: ['Worked example', 'হিসাবের উদাহরণ'],
    refused: [
      'Some measurements in this link cannot be used. Those of the example are shown instead.',
      'এই লিংকের কিছু মাপ ব্যবহার করা যায়নি। সেগুলোর জায়গায় উদাহরণের মাপ দেখানো হচ্ছে।',
    ],
    order: ['Order {pieces}', '{pieces} অর্ডার দিতে হবে'],
    withHalves: ['{pieces} and {halves}', '{pieces} ও {halves}'],
    working: [
      '{measured} to lay + {spare} for breakage ({percent})',
      'গাঁথতে {measured}টি + ভাঙা বাবদ {spare}টি ({percent})',
    ],
    workingHalves: [
      '{measured} whole and {halves} half blocks to lay + {spare} and {spareHalves} for breakage ({percent})',
      'গাঁথতে {measured}টি আস্ত ও {halves}টি আধা ব্লক + ভাঙা বাবদ {spare}টি ও {spareHalves}টি ({percent})',
    ],
    announced: ['{headline}: {working}. {notes}', '{headline}: {working}। {notes}'],
    tight: [
      'Whole pieces ({size}) fit curves with a radius of {radius} or more. For this tighter curve they are cut to {cut}, {each} from each piece.',
      'আস্ত পিস ({size}) {radius} বা তার বেশি ব্যাসার্ধের বাঁকে বসে। এই বাঁক আরও ছোট, তাই প্রতিটি কেটে {cut} মাপের {each}টি কাটা টুকরো ধরা হয়েছে।',
    ],
    bricks: ['They replace {bricks} of a {brick}.', 'এতে {brick}-এর {bricks} বাঁচে।'],
    lost: ['Floor space lost: {area}.', 'মেঝের জায়গা কমে {area}।'],
    gained: ['Floor space gained: {area}.', 'মেঝের জায়গা বাড়ে {area}।'],
    saved: ['Load {load} lower, cost {expense} lower.', 'লোড {load} কম, খরচ {expense} কম।'],
  },
  results: resultTexts,
  /** What the pieces are laid in; the rest of its texts is in `materials.ts`. */
  materials: {
    titles: {
      wall: ['Mortar, cement and sand', 'মসলা, সিমেন্ট ও বালু'],
      mortar: ['Mortar bed, cement and sand', 'মসলার বেড, সিমেন্ট ও বালু'],
      sand: ['Sand bed', 'বালুর স্তর'],
      concrete: ['Concrete bed and haunch', 'কংক্রিটের বেড ও ঠেস (হঞ্চ)'],
    },
    fault: [
      'The materials could not be loaded. Reload the page to try again.',
      'হিসাবটি লোড হয়নি। পাতাটি আবার লোড করুন।',
    ],
  },
  actions: {
    copy: ['Copy link', 'লিংক কপি করুন'],
    print: ['Print', 'প্রিন্ট করুন'],
    copied: ['Link copied.', 'লিংক কপি হয়েছে।'],
    notCopied: [
      'Your browser blocked copying. Copy the link yourself:',
      'ব্রাউজার কপি করতে দেয়নি। লিংকটি নিজে কপি করে নিন:',
    ],
    link: ['Link to this calculation', 'এই হিসাবের লিংক'],
    ...order,
    ask: ['Ask for a price', 'দাম জানুন'],
    listed: ['{count} on {list}.', '{list} {count} আছে।'],
    myList: ['my list', 'আমার তালিকায়'],
  },
});

export type CalculatorTexts = Texts<typeof calculator>;
