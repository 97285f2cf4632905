import { table } from '../../lib/text';

/** A wall at eight hours of a day. Outside `Strings`, because About Us alone has it. */
export const wallDay = table({
  title: ['One wall, one day', 'এক দেয়াল, এক দিন'],
  lead: [
    'A wall of hollow blocks laid on their sides shades the yard and lets air through. The pictures show it from the west, on the day of the equinox. After noon its shade falls behind it. Sun positions are calculated for our factory at {latitude}° N, {longitude}° E.',
    'হলো ব্লক কাত করে গাঁথা এই দেয়াল উঠানে ছায়া দেয়, বাতাসও চলে। ছবিগুলোতে দেয়ালটি দেখা যাচ্ছে পশ্চিম দিক থেকে, এমন এক দিনে যেদিন দিন-রাত সমান; দুপুরের পর ছায়া পড়ে দেয়ালের ওপাশে। সূর্যের অবস্থান আমাদের কারখানার জন্য হিসাব করা: {latitude}° উত্তর, {longitude}° পূর্ব।',
  ],
  hours: ['Time of day', 'দিনের সময়'],
  figures: {
    altitude: ['Height of the sun', 'সূর্যের উচ্চতা'],
    azimuth: ['Direction, from north', 'দিক, উত্তর থেকে'],
    shade: ['Depth of the shade', 'ছায়া কত দূর পড়ে'],
  },
  metres: ['{depth} m', '{depth} মিটার'],
  picture: ['Screen wall at {time}', 'জালি দেয়াল, {time}'],
  /** As people say the times. */
  times: {
    '07:00': ['7am', 'সকাল ৭টা'],
    '08:30': ['8.30am', 'সকাল সাড়ে ৮টা'],
    '10:00': ['10am', 'সকাল ১০টা'],
    '11:30': ['11.30am', 'সকাল সাড়ে ১১টা'],
    '13:00': ['1pm', 'দুপুর ১টা'],
    '14:30': ['2.30pm', 'দুপুর আড়াইটা'],
    '16:00': ['4pm', 'বিকেল ৪টা'],
    '17:30': ['5.30pm', 'বিকেল সাড়ে ৫টা'],
  },
  what: {
    '07:00': [
      'Morning sun shines through every core and makes rows of light on the paving.',
      'সকালের রোদ প্রতিটি খোপ দিয়ে ঢুকে পেভিংয়ে আলোর সারি আঁকে।',
    ],
    '08:30': [
      'The sun is now too high to shine through the cores. The paving is in shade, and air still comes through.',
      'সূর্য খোপের উপরে উঠে গেছে: পেভিং ছায়ায়, বাতাস তবু আসে।',
    ],
    '10:00': [
      'The edge of the shade comes into view. Only the sill of each core is lit.',
      'ছায়ার কিনারা দেখা যায়। আলো পড়ে শুধু প্রতিটি খোপের নিচের তলে।',
    ],
    '11:30': ['The shade is less than a pace deep.', 'ছায়া এক কদমের চেয়েও ছোট।'],
    '13:00': [
      'After noon the sun grazes the face, and every grain casts a shadow.',
      'দুপুরের পর রোদ দেয়ালের গা ঘেঁষে পড়ে, প্রতিটি দানার ছায়া ফোটে।',
    ],
    '14:30': [
      'The face is in the sun. Each core is shaded by its own edge.',
      'দেয়ালে রোদ, প্রতিটি খোপে তার নিজের কিনারার ছায়া।',
    ],
    '16:00': [
      'The low sun reaches into the cores. A tree shades part of the wall.',
      'নিচু রোদ খোপের ভেতরে ঢোকে; গাছের ছায়া পড়ে দেয়ালের এক অংশে।',
    ],
    '17:30': ['The last hour gives the concrete the colour of sand.', 'দিনের শেষ আলোয় কংক্রিট বালুর রং নেয়।'],
  },
});
