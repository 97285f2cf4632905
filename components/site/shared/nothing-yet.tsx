import { Link } from '@/components/ui/link';
import { routes } from '@/content/routes';
import type { Locale } from '@/content/strings/locale';

type NothingYetProps = {
  readonly locale: Locale;
  /** The page whose list has no items. */
  readonly page: keyof Locale['strings']['shared']['none']['pages'];
};

/** Says that a page has nothing to list yet, with a link to the contact page. */
export function NothingYet({ locale, page }: NothingYetProps) {
  const { pages, ask } = locale.strings.shared.none;
  return (
    <p className="max-w-measure type-lead">
      <span>{pages[page]}</span>{' '}
      <Link {...locale.to(routes.contact)} className="py-1 underline underline-offset-4">
        {ask}
      </Link>
    </p>
  );
}
