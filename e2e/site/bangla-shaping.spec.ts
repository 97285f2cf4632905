import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '../support/test';

const [OURS = ''] = readdirSync('public/fonts').map((name) => `public/fonts/${name}`);
const WHOLE = 'node_modules/@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2';

/** Conjuncts of two and three, reph, ra- and ya-phala, signs on both sides, digits. Word by word: blanks are Archivo's. */
const WORDS = [
  'ক্ষ জ্ঞ ঞ্চ ঞ্জ ঙ্ক ঙ্গ হ্ম হ্ন ষ্ণ ত্ত ট্ট ণ্ড ন্ড',
  'ন্ত্র ন্দ্র স্ত্র ক্ষ্ম ঙ্ক্ষ ন্ধ্য ম্প্র স্ক্র র্দ্র জ্জ্ব ত্ত্ব',
  'র্ক র্চ র্ত র্য র্ম্য র্শ্ব র্ষ্ণ',
  'ক্র প্র ব্র গ্র দ্র ভ্র শ্র ক্ল ব্ল গ্ল প্ল',
  'ক্য ব্য ন্য ত্য র‍্য র‍্যাক দ্য শ্য হ্য',
  'কো কৌ কে কৈ কি কী কু কূ কৃ রু রূ শু হু গু হৃ',
  'হলো ব্লক কংক্রিট গাঁথুনি প্লাস্টার কার্ব স্টোন পেভার লিন্টেল কিউরিং',
  'ড় ঢ় য় ৎ ং ঃ ঁ চাঁদ দুঃখ ০১২৩৪৫৬৭৮৯ ৳ ।',
].flatMap((line) => line.split(' '));

test('the cut face shapes Bangla exactly as the whole face does', async ({ page }) => {
  const data = (file: string) => `data:font/woff2;base64,${readFileSync(file).toString('base64')}`;
  await page.goto('/quality');
  const different = await page.evaluate(
    async ({ ours, whole, samples }) => {
      for (const [name, source, weight] of [
        ['Ours', ours, '400 700'],
        ['Whole', whole, '100 900'],
      ] as const) {
        const bytes = Uint8Array.from(atob(source.split(',')[1] ?? ''), (sign) => sign.charCodeAt(0));
        document.fonts.add(await new FontFace(name, bytes, { weight }).load());
      }
      const drawn = (family: string, text: string) => {
        const canvas = Object.assign(document.createElement('canvas'), { width: 700, height: 140 });
        const context = canvas.getContext('2d');
        if (context === null) throw new Error('This browser has no canvas.');
        context.font = `500 64px ${family}`;
        context.fillText(text, 10, 90);
        return context.getImageData(0, 0, canvas.width, canvas.height).data;
      };
      const isEmpty = (pixels: Uint8ClampedArray) => pixels.every((value) => value === 0);
      return samples.filter((text) => {
        const [one, other] = [drawn('Ours', text), drawn('Whole', text)];
        return isEmpty(one) || one.some((value, index) => value !== other[index]);
      });
    },
    { ours: data(OURS), whole: data(WHOLE), samples: WORDS },
  );
  expect(different).toEqual([]);
});
