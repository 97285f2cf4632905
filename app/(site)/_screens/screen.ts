import type { Locale } from '@/content/strings/locale';

/** Props of a page's screen: its language. */
export type ScreenProps = { readonly locale: Locale };
