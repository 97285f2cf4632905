import type { Language } from '@/content/lib/language';
import type { EstimatorWords, NeedWords } from './words';

const estimators = {
  en: () => import('@/content/strings/en/estimator'),
  bn: () => import('@/content/strings/bn/estimator'),
} as const;
const needs = {
  en: () => import('@/content/strings/en/need'),
  bn: () => import('@/content/strings/bn/need'),
} as const;

/** The estimator's texts of one language: they come with its script, so that no page has to carry them. */
export async function loadEstimatorWords(language: Language): Promise<EstimatorWords> {
  const { estimator } = await estimators[language]();
  return { language, texts: estimator };
}

/** The same with the texts of the calculator of a product. */
export async function loadNeedWords(language: Language): Promise<NeedWords> {
  const [words, { need }] = await Promise.all([loadEstimatorWords(language), needs[language]()]);
  return { ...words, need };
}
