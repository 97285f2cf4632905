import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';
import { inBangla } from '@/content/routes';
import { hasBanglaPage } from '@/content/public-pages';
import type { Locale } from '@/content/strings/locale';

type LanguageSwitchProps = {
  readonly locale: Locale;
  /** English path of the page; undefined for an unknown address. */
  readonly path: string | undefined;
  readonly className?: string;
};

/**
 * Link to the same page in the other language, named in that language; renders nothing if that page does not exist. On
 * English pages the Bangla word uses a font subset of its letters only (styles/header.css).
 */
export function LanguageSwitch({ locale, path, className }: LanguageSwitchProps) {
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
