import { Image } from '@/components/ui/image';
import { Link } from '@/components/ui/link';
import { Telephone } from '@/components/site/shared/telephone';
import { company as published, mapLinkOf, telephoneIn } from '@/content/entities/company';
import { inLanguage, type InLanguage } from '@/lib/records';
import { Hours } from '@/components/site/shared/hours';
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
        <PlaceDetails locale={locale} place={company.headOffice} mapLink={mapLinkOf(company.headOffice)} />
      </ContactDetail>
      <ContactDetail title={contact.factory}>
        <PlaceDetails locale={locale} place={company.factory} />
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
        <ContactDetail title={contact.openingHours}>
          <Hours text={company.openingHours} />
        </ContactDetail>
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

type Place = InLanguage<typeof published>['factory'];

type PlaceDetailsProps = {
  readonly locale: Locale;
  readonly place: Place;
  /** Address of a map of the place. */
  readonly mapLink?: string | undefined;
};

/** Address of a place, and its own telephone, hours, map and photo where the record has them. */
function PlaceDetails({ locale, place, mapLink }: PlaceDetailsProps) {
  const { telephone, openingHours, photo } = place;
  return (
    <>
      <PostalAddress place={place} />
      {telephone !== undefined && (
        <p className="mt-1">
          <Telephone locale={locale} number={telephone} className={linkStyles} />
        </p>
      )}
      {openingHours !== undefined && (
        <p className="mt-1">
          <Hours text={openingHours} />
        </p>
      )}
      {mapLink !== undefined && (
        <p className="mt-1 print:hidden">
          <Link
            href={mapLink}
            newTab={locale.strings.shell.newTab}
            className={`${linkStyles} type-small underline`}
          >
            {locale.strings.contact.map.open}
          </Link>
        </p>
      )}
      {photo !== undefined && (
        <div className="aspect-card mt-4 max-w-caption overflow-hidden bg-concrete-100 print:hidden">
          <Image image={photo} sizes="(width >= 64rem) 30rem, 100vw" />
        </div>
      )}
    </>
  );
}

/** A postal address in two lines. */
export function PostalAddress({ place }: { readonly place: Place }) {
  return (
    <address className="not-italic">
      <span>{place.street}</span>
      <br />
      <span>{`${place.city} ${place.postalCode}, ${place.country}`}</span>
    </address>
  );
}
