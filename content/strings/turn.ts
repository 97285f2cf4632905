import { table, type Texts } from '../../lib/text';

/** Texts of the 3D view, which is rendered in the browser. */
export const turn = table({
  failed: [
    'The 3D view could not be loaded. Reload the page to try again.',
    'ছবিটি লোড হয়নি। পাতাটি আবার লোড করুন।',
  ],
  noShape: [
    'This browser could not show the 3D shape. You can still see the drawing and download the 3D file below.',
    'এই ব্রাউজারে 3D আকৃতিটি দেখানো যাচ্ছে না। ড্রয়িং দেখতে পারেন, 3D ফাইলটিও নিচ থেকে ডাউনলোড করা যাবে।',
  ],
  controls: ['Turn the product', 'পণ্যটি ঘোরান'],
  left: ['Turn left', 'বাঁয়ে ঘোরান'],
  right: ['Turn right', 'ডানে ঘোরান'],
  up: ['Turn up', 'উপরে ঘোরান'],
  down: ['Turn down', 'নিচে ঘোরান'],
  view: [
    '3D view of the product, turned {around}° sideways and {towards}° towards you',
    'পণ্যের ছবি: পাশে {around}°, সামনে {towards}° ঘোরানো',
  ],
  reset: ['Reset', 'আগের মতো'],
  /** Opens another app, which the text names. */
  space: ['View in your space (opens the Google app)', 'আপনার জায়গায় বসিয়ে দেখুন (গুগল অ্যাপে খুলবে)'],
  quickLook: ['View in your space', 'আপনার জায়গায় বসিয়ে দেখুন'],
});

export type ModelViewerTexts = Texts<typeof turn>;
