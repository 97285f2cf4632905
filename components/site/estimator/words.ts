import type { Language } from '@/content/lib/language';
import type { EstimatorTexts } from '@/content/strings/en/estimator';
import type { NeedTexts } from '@/content/strings/en/need';

/** The language of the estimator and its texts, as server and browser hand them down. */
export type EstimatorWords = { readonly language: Language; readonly texts: EstimatorTexts };

/** The same for the calculator of a product, which shares the estimator's fields, units and buttons. */
export type NeedWords = EstimatorWords & { readonly need: NeedTexts };
