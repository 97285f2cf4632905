import { bytesText } from '@/components/admin/lib/wording';
import { forStaff } from '@/lib/text';

/** The fields of the company's mark and colour. */
export const brandFieldStrings = forStaff({
  file: ['Choose an SVG file', 'SVG ফাইল বাছুন'],
  how: ['Or drop it here, or paste the SVG code below.', 'অথবা এখানে টেনে আনুন, বা নিচে SVG কোড পেস্ট করুন।'],
  gone: ['This file cannot be read. Choose it again.', 'ফাইলটি পড়া যায়নি। আবার বাছুন।'],
  tooLarge: [
    (most: number) => `This file is larger than ${bytesText(most)}. Ask for a simpler drawing.`,
    (most: number) => `ফাইলটি ${bytesText(most)}-এর চেয়ে বড়। আরও সরল ড্রয়িং নিন।`,
  ],
  refused: [
    (label: string, reason: string) => `${label} ${reason}.`,
    (label: string, reason: string) => `${label}: ${reason}।`,
  ],
  pick: ['Pick the colour', 'রং বাছুন'],
  code: ['Colour as a code, such as #7A1620', 'রঙের কোড, যেমন #7A1620'],
  roles: {
    brand: ['The colour itself', 'মূল রং'],
    on: ['Text on it', 'তার উপরে লেখা'],
    ink: ['Text and lines on light pages', 'হালকা পাতায় লেখা ও রেখা'],
    deep: ['Dark sections', 'গাঢ় অংশ'],
    pale: ['Text and bars on dark backgrounds', 'গাঢ় পটভূমিতে লেখা ও বার'],
  },
  darkened: [
    (brand: string, ink: string) =>
      `${brand} is too light for text on light pages. Links and lines there are ${ink}.`,
    (brand: string, ink: string) => `${brand} হালকা পাতার লেখার জন্য বেশি হালকা। সেখানে লিংক ও রেখা ${ink}।`,
  ],
});

/** The preview of mark and colour. */
export const brandPreviewStrings = forStaff({
  button: ['Contact Us', 'যোগাযোগ'],
  link: ['A link in a text', 'লেখার ভেতরে লিংক'],
  waiting: [
    'The preview appears when the mark and the colour are both valid.',
    'লোগো চিহ্ন ও রং দুটিই ঠিক হলে প্রিভিউ দেখা যাবে।',
  ],
});
