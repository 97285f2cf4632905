import { cn } from '@/components/ui/cn';
import { Link } from '@/components/ui/link';
import { inBangla } from '@/content/routes';
import { hasBanglaPage } from '@/content/public-pages';
import type { Locale } from '@/content/strings/locale';

type LanguageSwitchProps = {
  readonly locale: Locale;
  /** English path of the page; undefined for none of the site's. */
  readonly path: string | undefined;
  readonly className?: string;
};

/**
 * The link to the same page in the other language, named in that language; nothing where there is no such page. On English
 * pages the word in Bangla is set in a face of its own letters alone (styles/header.css).
 */
export function LanguageSwitch({ locale, path, className }: LanguageSwitchProps) {
  if (path === undefined || !hasBanglaPage(path)) return null;
  const other = locale.language === 'en' ? 'bn' : 'en';
  return (
    <Link
      href={other === 'bn' ? inBangla(path) : path}
      lang={other}
      hrefLang={other}
      className={cn('inline-flex min-h-12 items-center font-semibold', className)}
    >
      {locale.strings.shell.otherLanguage}
    </Link>
  );
}
