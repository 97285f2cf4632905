import { Link } from '@/components/ui/link';
import { Logo } from '@/components/ui/logo';
import { company, mark } from '@/content/entities/company';
import { inLanguage } from '@/lib/records';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';

type HomeLinkProps = { readonly locale: Locale; readonly className: string };

/** The logo, as a link to the home page. */
export function HomeLink({ locale, className }: HomeLinkProps) {
  const { brand } = inLanguage(company, locale.language);
  return (
    <Link
      {...locale.to(routes.home)}
      aria-label={locale.fill(locale.strings.shell.homeOf, { brand })}
      className={className}
    >
      <Logo brand={brand} mark={mark} />
    </Link>
  );
}
