import { Link } from '@/components/ui/link';
import { telephoneHref, telephoneIn } from '@/content/entities/company';
import type { Locale } from '@/content/strings/locale';

type TelephoneProps = { readonly locale: Locale; readonly number: string; readonly className: string };

/** A telephone number that is dialled by a press. */
export const Telephone = ({ locale, number, className }: TelephoneProps) => (
  <Link href={telephoneHref(number)} className={className}>
    {telephoneIn(number, locale.language)}
  </Link>
);
