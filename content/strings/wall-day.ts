import { table } from '../../lib/text';

/** A wall at eight hours of a day. Outside `Strings`, because About Us alone has it. */
export const wallDay = table({
  title: ['One wall, one day', 'এক দেয়াল, এক দিন'],
  lead: [
    'Hollow blocks laid on their side, seen from the west at the equinox. The sun is computed for our factory at {latitude}° N, {longitude}° E.',
    'হলো ব্লক কাত করে গাঁথা, বিষুবের দিনে পশ্চিম দিক থেকে দেখা। সূর্যের অবস্থান আমাদের কারখানার জন্য হিসাব করা: {latitude}° উত্তর, {longitude}° পূর্ব।',
  ],
  hours: ['Time of day', 'দিনের সময়'],
  figures: {
    altitude: ['Height of the sun', 'সূর্যের উচ্চতা'],
    azimuth: ['Direction, from north', 'দিক, উত্তর থেকে'],
    shade: ['Depth of the shade', 'ছায়ার বিস্তার'],
  },
  metres: ['{depth} m', '{depth} মিটার'],
  picture: ['Screen wall at {time}', 'জালি দেয়াল, সময় {time}'],
  what: {
    '07:00': [
      'The morning comes through every core and draws rows of light on the paving.',
      'সকালের রোদ প্রতিটি খোপ দিয়ে ঢুকে পেভিংয়ে আলোর সারি আঁকে।',
    ],
    '08:30': [
      'The sun has climbed above the cores: the paving is in shade, and the air still comes through.',
      'সূর্য খোপের উপরে উঠে গেছে: পেভিং ছায়ায়, বাতাস তবু আসে।',
    ],
    '10:00': [
      'The edge of the shade comes into view; only the sill of each core is in the light.',
      'ছায়ার কিনারা দেখা যায়; আলো শুধু প্রতিটি খোপের নিচের তলে।',
    ],
    '11:30': ['The shade is shorter than a step.', 'ছায়া এক কদমের চেয়েও ছোট।'],
    '13:00': [
      'Past noon the sun grazes the face, and every grain throws a shadow.',
      'দুপুরের পর রোদ দেয়াল ছুঁয়ে যায়, প্রতিটি দানার ছায়া পড়ে।',
    ],
    '14:30': [
      'The face is in the sun, and each core is shaded by its own edge.',
      'দেয়ালে রোদ, প্রতিটি খোপে তার নিজের কিনারার ছায়া।',
    ],
    '16:00': [
      'The light looks into the cores; a tree across the yard lends its shade.',
      'আলো খোপের ভেতরে ঢোকে; উঠানের ওপারের গাছ ছায়া দেয়।',
    ],
    '17:30': ['The last hour gives the concrete the colour of sand.', 'দিনের শেষ আলোয় কংক্রিট বালুর রং নেয়।'],
  },
});
