import type { AssumptionName } from '../../lib/counting';
import { type Pair, table, type Texts } from '../../lib/text';

/** Texts of the materials beside the pieces, loaded when they are opened. `{…}` are figures with their units. */
export const materials = table({
  form: [
    'Assumptions: enter the figures that your mason or engineer uses',
    'অনুমান: আপনার মিস্ত্রি বা প্রকৌশলী যে মান ধরেন, তা বসিয়ে নিন',
  ],
  caption: ['Other materials you need', 'সঙ্গে যা লাগবে'],
  assumptions: {
    bed: ['Mortar on', 'মসলা পড়বে'],
    mix: ['Cement and sand, by volume', 'সিমেন্ট : বালু (আয়তনে)'],
    dry: ['Extra, because loose cement and sand shrink when mixed', 'শুকনো মসলা মেশালে আয়তন কমে, তাই বাড়তি'],
    lost: ['Lost in laying', 'কাজের সময়ের অপচয়'],
    filled: ['Cores filled with concrete', 'যতটা খোপ কংক্রিটে ভরা হবে'],
    holes: ['Share of the holes in the bricks that mortar fills', 'ইটের ছিদ্রের যতটা মসলায় ভরে'],
    plaster: ['Plaster, total for both sides', 'প্লাস্টার, দুই পাশ মিলিয়ে'],
    depth: ['Thickness of the bed', 'বেডের পুরুত্ব'],
    beside: ['Bed beyond each side', 'দুই পাশে বেডের বাড়তি প্রস্থ'],
    haunch: ['Height of the haunch', 'ঠেসের (হঞ্চ) উচ্চতা'],
  } satisfies Record<AssumptionName, Pair>,
  options: {
    full: ['The full bed', 'পুরো বেডে'],
    shells: ['The face shells', 'শুধু ফেস শেলে'],
    mix: ['1 : {sand}', '১ : {sand}'],
  },
  mortar: ['Mortar', 'মসলা'],
  mortarFormula: [
    '{area} × {thickness} of wall − {pieces} pieces of {litres} litres each, including cores or holes{share}; + {lost} lost',
    '{thickness} পুরু {area} দেয়াল − খোপ বা ছিদ্রসহ {litres} লিটারের {pieces} পিস{share}; অপচয় ধরে + {lost}',
  ],
  holes: [' + {volume} in the holes, {holes} of their volume', ' + ছিদ্রে {volume}, ছিদ্রের আয়তনের {holes}'],
  cutPieces: [', cut ones by their height', ', কাটা পিস উচ্চতার অনুপাতে'],
  shells: [
    '; × {share}, because only the face shells are laid in mortar',
    '; × {share}, কারণ মসলা শুধু ফেস শেলে পড়ে',
  ],
  cement: ['Cement', 'সিমেন্ট'],
  cementBags: { one: ['{count} bag', '{count} ব্যাগ'], other: ['{count} bags', '{count} ব্যাগ'] },
  cementFormula: [
    '(mortar + {dry}) ÷ {parts} × {density} kg/m³ ÷ {bag} kg, rounded up to bags of {bag} kg',
    '(মসলা + {dry}) ÷ {parts} × {density} কেজি/ঘনমিটার ÷ {bag} কেজি; {bag} কেজির পুরো ব্যাগ ধরে',
  ],
  sand: ['Sand', 'বালু'],
  sandFormula: ['(mortar + {dry}) × {sand} ÷ {parts}', '(মসলা + {dry}) × {sand} ÷ {parts}'],
  filling: ['Concrete in the cores', 'খোপের কংক্রিট'],
  fillingFormula: [
    '{pieces} × {litres} litres × {open} open × {filled}',
    '{pieces} × {litres} লিটার × খোপ {open} × {filled}',
  ],
  fillingJoints: [
    ' × {course} ÷ {height}, because the joints between the cores are filled too',
    ' × {course} ÷ {height}, কারণ খোপের মাঝের জোড়াও কংক্রিটে ভরে',
  ],
  load: ['Dead load of the wall', 'দেয়ালের ডেড লোড'],
  loadFormula: [
    '({perArea} pieces of {mass} kg, mortar and plaster of {mortar} kg/m³, filling of {filling} kg/m³, per m²) × {gravity}',
    '(১ বর্গমিটারে {mass} কেজির {perArea} পিস, {mortar} কেজি/ঘনমিটারের মসলা ও প্লাস্টার, {filling} কেজি/ঘনমিটারের কংক্রিট) × {gravity}',
  ],
  bedMortarFormula: ['{area} × {depth}; + {lost} lost', '{area} × {depth}; অপচয় ধরে + {lost}'],
  bedding: ['Sand', 'বালু'],
  beddingFormula: [
    '{area} × {depth}; + {lost} for compaction and loss',
    '{area} × {depth}; কম্প্যাক্ট করা ও অপচয় বাবদ + {lost}',
  ],
  concrete: ['Concrete', 'কংক্রিট'],
  concreteFormula: [
    '{length} × ({depth} × ({width} + 2 × {beside}) + {beside} × {haunch})',
    '{length} × ({depth} × ({width} + ২ × {beside}) + {beside} × {haunch})',
  ],
});

export type MaterialsTexts = Texts<typeof materials>;
