import type { ViewNote } from '@/content/entities/products/drawing/view';
import { fill } from '@/content/lib/fill';
import type { Language } from '@/content/lib/language';
import type { DrawingTexts } from '@/content/strings/en/product-page';

/** The words of a view's note. Its sizes are in mm and keep their Latin digits; its counts do not. */
export const noteIn = (texts: DrawingTexts, { kind, values }: ViewNote, language: Language = 'en') =>
  fill(texts.notes[kind], values, language);
