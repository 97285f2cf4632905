import type { MaterialsTexts } from '../en/materials';

export const materials: MaterialsTexts = {
  form: 'ধরে নেওয়া হার: আপনার মিস্ত্রি বা প্রকৌশলী যা ধরেন তা বসিয়ে নিন',
  caption: 'সঙ্গে যা লাগবে',
  assumptions: {
    bed: 'মর্টার পড়বে',
    mix: 'সিমেন্ট : বালু (আয়তনে)',
    dry: 'মেশালে শুকনো মসলা কমে যায়, তাই বাড়তি',
    lost: 'গাঁথার সময়ের অপচয়',
    filled: 'যতটা খোপ কংক্রিটে ভরা হবে',
    holes: 'ইটের ছিদ্রের যতটা মর্টারে ভরে',
    plaster: 'প্লাস্টার, দুই পাশ মিলিয়ে',
    depth: 'বেডের পুরুত্ব',
    beside: 'দুই পাশে বেডের বাড়তি চওড়া',
    haunch: 'হন্চের উচ্চতা',
  },
  options: { full: 'পুরো বেডে', shells: 'শুধু দুই পাশের দেয়ালে', mix: '১ : {sand}' },
  mortar: 'মর্টার',
  mortarFormula:
    '{thickness} পুরু {area} দেয়াল – খোপসহ {litres} লিটারের {pieces}টি পিস{share}; অপচয় ধরে + {lost}',
  holes: ' + ছিদ্রে {volume}, ছিদ্রের আয়তনের {holes}',
  shells: '; × {share}, কারণ মর্টার শুধু দুই পাশের দেয়ালে পড়ে',
  cement: 'সিমেন্ট',
  cementBags: { one: '{count} ব্যাগ', other: '{count} ব্যাগ' },
  cementFormula: '(মর্টার + {dry}) ÷ {parts} × {density} কেজি/ঘনমিটার ÷ {bag} কেজি; {bag} কেজির পুরো ব্যাগ ধরে',
  sand: 'বালু',
  sandFormula: '(মর্টার + {dry}) × {sand} ÷ {parts}',
  filling: 'খোপের কংক্রিট',
  fillingFormula: '{pieces} × {litres} লিটার × খোপ {open} × {filled}',
  load: 'দেয়ালের ডেড লোড',
  loadFormula:
    '(১ বর্গমিটারে {mass} কেজির {perArea}টি পিস, {mortar} কেজি/ঘনমিটারের মর্টার ও প্লাস্টার, {filling} কেজি/ঘনমিটারের কংক্রিট) × {gravity}',
  bedding: 'বালু',
  beddingFormula: '{area} × {depth}; চাপা পড়া ও অপচয় ধরে + {lost}',
  concrete: 'কংক্রিট',
  concreteFormula: '{length} × ({depth} × ({width} + ২ × {beside}) + {beside} × {haunch})',
};
