import type { Locale } from '@/content/strings/locale';

/** What the screen of a page is given: the language it speaks. */
export type ScreenProps = { readonly locale: Locale };
