import { Link } from '@/components/ui/link';
import { Telephone } from '@/components/site/shared/telephone';
import { company as published, telephoneIn } from '@/content/entities/company';
import { inLanguage, type InLanguage } from '@/lib/records';
import { hoursTogether } from '@/lib/text';
import type { Locale } from '@/content/strings/locale';
import type { ReactNode } from 'react';

const linkStyles = 'inline-block py-0.5 wrap-anywhere underline-offset-4 hover:underline';

type ContactDetailsProps = {
  readonly locale: Locale;
  /** Replaces the published record, for the studio's preview. */
  readonly company?: InLanguage<
    Pick<
      typeof published,
      'headOffice' | 'factory' | 'email' | 'phones' | 'fax' | 'helpline' | 'openingHours'
    >
  >;
};

/** Addresses, numbers and opening hours as a description list. */
export function ContactDetails({
  locale,
  company = inLanguage(published, locale.language),
}: ContactDetailsProps) {
  const { contact } = locale.strings;
  return (
    <dl className="border-t-2 border-ink">
      <ContactDetail title={contact.headOffice}>
        <PostalAddress place={company.headOffice} />
      </ContactDetail>
      <ContactDetail title={contact.factory}>
        <PostalAddress place={company.factory} />
      </ContactDetail>
      <ContactDetail title={contact.information}>
        <ul className="grid gap-y-1">
          <li>
            <Link href={`mailto:${company.email}`} className={linkStyles}>
              {company.email}
            </Link>
          </li>
          {company.phones.map((phone, index) => (
            <li key={index}>
              <Telephone locale={locale} number={phone} className={linkStyles} />
            </li>
          ))}
          {company.fax !== undefined && (
            <li>{`${contact.fax} ${telephoneIn(company.fax, locale.language)}`}</li>
          )}
        </ul>
      </ContactDetail>
      {company.helpline !== undefined && (
        <ContactDetail title={contact.helpline}>
          <Telephone locale={locale} number={company.helpline} className={linkStyles} />
        </ContactDetail>
      )}
      {company.openingHours !== undefined && (
        <ContactDetail title={contact.openingHours}>{hoursTogether(company.openingHours)}</ContactDetail>
      )}
    </dl>
  );
}

type ContactDetailProps = { readonly title: string; readonly children: ReactNode };

function ContactDetail({ title, children }: ContactDetailProps) {
  return (
    <div className="border-b border-joint pt-4 pb-6">
      <dt className="type-small text-concrete-600">{title}</dt>
      <dd className="mt-2 type-data-large wrap-anywhere">{children}</dd>
    </div>
  );
}

/** A postal address in two lines. */
export function PostalAddress({ place }: { readonly place: InLanguage<typeof published>['headOffice'] }) {
  return (
    <address className="not-italic">
      <span>{place.street}</span>
      <br />
      <span>{`${place.city} ${place.postalCode}, ${place.country}`}</span>
    </address>
  );
}
