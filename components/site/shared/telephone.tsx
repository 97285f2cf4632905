import { Link } from '@/components/ui/link';
import { telephoneHref, telephoneIn } from '@/content/entities/company';
import type { Locale } from '@/content/strings/locale';

type TelephoneProps = { readonly locale: Locale; readonly number: string; readonly className: string };

/** Telephone number as a `tel:` link. */
export const Telephone = ({ locale, number, className }: TelephoneProps) => (
  <Link href={telephoneHref(number)} className={className}>
    {telephoneIn(number, locale.language)}
  </Link>
);
