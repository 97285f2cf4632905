import { forStaff } from '@/lib/text';

/** The offer to convert a text in Bijoy, below its field; loaded with the converter. */
export const bijoyStrings = forStaff({
  found: [
    'Words here are in Bijoy (SutonnyMJ). Browsers cannot show them as Bangla.',
    'এখানে কিছু শব্দ বিজয়ে (SutonnyMJ) লেখা। ব্রাউজার এগুলো বাংলায় দেখাতে পারে না।',
  ],
  convert: ['Convert to Unicode', 'ইউনিকোডে বদলান'],
  converted: [
    'Converted to Unicode. Undo restores the former text.',
    'ইউনিকোডে বদলানো হয়েছে। আনডু করলে আগের লেখা ফিরে আসবে।',
  ],
});
