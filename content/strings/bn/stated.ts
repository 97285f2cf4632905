import type { stated as english } from '../en/stated';

export const stated: typeof english = {
  title: 'ঘোষিত মান',
  caption: 'পণ্যটি সম্পর্কে যা বলা আছে, প্রতিটির উৎসসহ',
  source: 'উৎস: {source}',
  measured: {
    strength: ['চাপ সহনক্ষমতা (কম্প্রেসিভ স্ট্রেংথ), গড়', '{value}\u00a0মেগাপ্যাসকেল'],
    absorption: ['পানি শোষণ', '{value}%'],
    shrinkage: ['শুকানোর সংকোচন', '{value}\u00a0মিমি/মিটার'],
    fire: ['আগুন ঠেকানোর সময়', '{value}\u00a0মিনিট'],
    sound: ['শব্দ কমানো', '{value}\u00a0ডেসিবেল'],
    thermal: ['তাপরোধ', '{value}\u00a0বর্গমিটার·কেলভিন/ওয়াট'],
    abrasion: ['ক্ষয়', '{value}\u00a0মিমি'],
    slip: ['পিছলানো রোধ, পেন্ডুলাম মান', '{value}'],
  },
  psi: '{value} পিএসআই',
  test: '{method}; {laboratory}, {day}',
  report: 'রিপোর্ট',
  standard: 'মান (স্ট্যান্ডার্ড)',
  declarations: {
    DoP: 'কার্যক্ষমতার ঘোষণা',
    EPD: 'পরিবেশগত ঘোষণা (EPD)',
    Certificate: 'সনদ',
  },
  issued: 'তারিখ {day}',
  valid: 'তারিখ {day}, মেয়াদ {until} পর্যন্ত',
  document: 'নথি',
  perPallet: ['এক প্যালেটে', '{value}টি'],
  palletMass: ['ভরা প্যালেটের ভর', '{value}\u00a0কেজি'],
  leastOrder: ['সর্বনিম্ন অর্ডার', '{value}টি'],
  days: ['ডেলিভারির সময়', '{value}\u00a0দিন'],
};
