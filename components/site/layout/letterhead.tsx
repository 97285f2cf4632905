import { Logo } from '@/components/ui/logo';
import { StaticIsland } from '@/components/ui/static-island.client';
import { company, telephoneIn } from '@/content/entities/company';
import { inLanguage } from '@/content/lib/language';
import type { Locale } from '@/content/strings/locale';

/** On paper alone, at the top of the first page: whose sheet this is and how to reach them. */
export function Letterhead({ locale }: { readonly locale: Locale }) {
  const { brand, legalName, headOffice, phones, email } = inLanguage(company, locale.language);
  return (
    <StaticIsland
      name="letterhead"
      className="hidden items-end justify-between gap-8 border-b-2 border-ink pb-4 type-data print:flex"
    >
      <Logo brand={brand} />
      <p className="text-right">
        {legalName}, {headOffice.street}, {headOffice.city} {headOffice.postalCode}
        <br />
        {telephoneIn(phones[0], locale.language)}, {email}
      </p>
    </StaticIsland>
  );
}
