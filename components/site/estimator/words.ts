import type { Language } from '@/content/lib/language';
import type { CalculatorTexts } from '@/content/strings/en/calculator';

/** The language of a calculator and its texts, as server and browser hand them down. */
export type Words = { readonly language: Language; readonly texts: CalculatorTexts };

const strings = {
  en: () => import('@/content/strings/en/calculator'),
  bn: () => import('@/content/strings/bn/calculator'),
} as const;

/** The texts of one language: they come with the calculator's script, so that no page has to carry them. */
export async function loadWords(language: Language): Promise<Words> {
  const { calculator } = await strings[language]();
  return { language, texts: calculator };
}
