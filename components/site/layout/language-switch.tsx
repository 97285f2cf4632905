import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';
import { inBangla } from '@/content/routes';
import { hasBanglaPage } from '@/content/pages/public-pages';
import type { Locale } from '@/content/strings/locale';

/** Page that a part of the shell belongs to. */
export type OfPage = {
  readonly locale: Locale;
  /** English path of the page; undefined for an unknown address. */
  readonly path: string | undefined;
};

/** Link to the page in the other language, if it exists. Bangla words on English pages have a font subset. */
export function LanguageSwitch({ locale, path, className }: OfPage & { readonly className?: string }) {
  if (path === undefined || !hasBanglaPage(path)) return null;
  const other = locale.language === 'en' ? 'bn' : 'en';
  return (
    <Link
      href={other === 'bn' ? inBangla(path) : path}
      lang={other}
      hrefLang={other}
      className={cn('language-switch inline-flex min-h-12 items-center font-semibold', className)}
    >
      {locale.strings.shell.otherLanguage}
    </Link>
  );
}
