import type { NoteText } from '../../lib/geometry';
import { type Pair, table } from '../../lib/text';

/** Typical details: `/products/details` and its DXF files. */
export const details = table({
  link: ['Typical details', 'টিপিক্যাল ডিটেইল ড্রয়িং'],
  lead: [
    'Drawn from the nominal sizes of our products, which are hatched where they are cut. Anything without a dimension (concrete, reinforcement, layers, joint widths) is for the project engineer to decide.',
    'আমাদের পণ্যের নমিনাল মাপ থেকে আঁকা; পণ্য যেখানে কাটা, সেখানে হ্যাচ করা। যেসবের মাপ লেখা নেই (কংক্রিট, রড, স্তর, জোড়ার পুরুত্ব), সেগুলো প্রকল্পের প্রকৌশলী ঠিক করবেন।',
  ],
  typical: [
    'Typical detail. To be confirmed by the project engineer.',
    'টিপিক্যাল; চূড়ান্ত সিদ্ধান্ত প্রকল্পের প্রকৌশলীর।',
  ],
  file: ['{title}, DXF', '{title}, DXF'],
  drawn: ['{title}, scale 1:{ratio}, in mm: {lengths}', '{title}, স্কেল ১:{ratio}, মিলিমিটারে: {lengths}'],
  groups: {
    walls: ['Block walls', 'ব্লকের দেয়াল'],
    kerbs: ['Kerbs and edging', 'কার্ব ও এজিং'],
    paving: ['Paving', 'পেভিং'],
    planks: ['Boundary walls of planks', 'প্ল্যাঙ্কের সীমানাপ্রাচীর'],
  },
  titles: {
    jamb: ['Jamb of an opening', 'ওপেনিংয়ের ধার'],
    lintel: ['Lintel and its bearing', 'লিন্টেল ও তার বিয়ারিং'],
    corner: ['Corner, two courses', 'দেয়ালের কোণ, পরপর দুই রদ্দা'],
    'movement-joint': ['Movement joint', 'মুভমেন্ট জয়েন্ট'],
    kerb: ['Kerb, bed and haunch', 'কার্ব, কংক্রিটের বেড ও ঠেস'],
    'path-edge': ['Edge of a path', 'পথের কিনারা'],
    layers: ['Layers under pavers', 'পেভারের নিচের স্তর'],
    channel: ['Falls to a drain channel', 'ড্রেন চ্যানেলের দিকে ঢাল'],
    'post-plan': ['Post with planks', 'খুঁটি ও প্ল্যাঙ্ক'],
    'plank-wall': ['Wall of planks', 'প্ল্যাঙ্কের দেয়াল'],
  },
  notes: {
    halves: [
      'A half block in every other course keeps running bond to the jamb, without cutting',
      'এক রদ্দা পরপর একটি আধা ব্লক: ধার পর্যন্ত রানিং বন্ড থাকে, কাটতে হয় না',
    ],
    grouted: [
      'Core at the jamb, grouted, with a rod, as specified by the engineer',
      'ওপেনিংয়ের ধারের খোপে রড ও গ্রাউট: প্রকৌশলীর নির্দেশমতো',
    ],
    lintel: [
      'Concrete lintel, one course high; reinforcement as specified by the engineer',
      'এক রদ্দা উঁচু কংক্রিটের লিন্টেল; রড প্রকৌশলীর নির্দেশমতো',
    ],
    bearing: [
      'Bearing, drawn as long as a half block; length as specified by the engineer',
      'বিয়ারিং, আধা ব্লকের সমান আঁকা; দৈর্ঘ্য প্রকৌশলীর নির্দেশমতো',
    ],
    filledBelow: ['Core below the bearing, filled', 'বিয়ারিংয়ের নিচের খোপ, ভরাট'],
    middle: ['Middle of the opening', 'ওপেনিংয়ের মাঝখান'],
    first: ['First course: the block at the corner lies along this wall', 'প্রথম রদ্দা: কোণের ব্লক এই দেয়াল বরাবর'],
    second: [
      'Second course: the block at the corner lies along the other wall',
      'দ্বিতীয় রদ্দা: কোণের ব্লক অন্য দেয়াল বরাবর',
    ],
    cornerCore: [
      'Core at the corner, in line in every course: room for a rod and grout',
      'কোণের খোপ, প্রতি রদ্দায় একই জায়গায়: রড ও গ্রাউটের জায়গা',
    ],
    sealant: ['Sealant on both faces', 'দুই পাশে সিল্যান্ট'],
    filler: [
      'Compressible filler; the joint runs straight through all courses',
      'চাপ নিতে পারে এমন ফিলার; জোড়াটি সব রদ্দায় সোজা ওঠে',
    ],
    tie: [
      'Tie in the bed joint, free to slide at one end, if the engineer asks for it',
      'প্রকৌশলী চাইলে বেড জয়েন্টে টাই; এক প্রান্ত আলগা, যাতে সরতে পারে',
    ],
    upstand: ['Upstand over the carriageway', 'রাস্তা থেকে কার্বের উচ্চতা'],
    haunch: ['Concrete haunch', 'কংক্রিটের ঠেস (হঞ্চ)'],
    bed: ['Concrete bed', 'কংক্রিটের বেড'],
    sand: ['Bedding sand', 'বালুর স্তর'],
    jointSand: ['Sand in the joints', 'জোড়ায় বালু'],
    base: ['Compacted base', 'কম্প্যাক্ট করা বেস'],
    subgrade: ['Compacted subgrade', 'কম্প্যাক্ট করা মাটি (সাবগ্রেড)'],
    soil: ['Planting soil', 'গাছ লাগানোর মাটি'],
    fall: ['Fall to the channel from both sides', 'দুই দিক থেকেই চ্যানেলের দিকে ঢাল'],
    post: ['Slotted reinforced concrete post; not one of our products', 'খাঁজওয়ালা আরসিসি খুঁটি, আমাদের পণ্য নয়'],
    slot: ['End of a plank in the slot, set in mortar', 'খুঁটির খাঁজে প্ল্যাঙ্কের প্রান্ত, মসলা দিয়ে বসানো'],
    footing: [
      'Footing of the post, below ground; depth as specified by the engineer',
      'মাটির নিচে খুঁটির ফুটিং; গভীরতা প্রকৌশলীর নির্দেশমতো',
    ],
  } as const satisfies Record<NoteText, Pair>,
});
