import { Link } from '@/components/ui/link';
import { company, telephoneHref } from '@/content/entities/company';
import { ContactDetail } from './contact-detail';
import { PostalAddress } from './postal-address';

const linkStyles = 'inline-block py-0.5 underline-offset-4 hover:underline';

/** Addresses, numbers and hours, set as data. */
export function ContactDetails() {
  return (
    <dl className="border-t-2 border-ink">
      <ContactDetail title="Head office">
        <PostalAddress place={company.headOffice} />
      </ContactDetail>
      <ContactDetail title="Factory address">
        <PostalAddress place={company.factory} />
      </ContactDetail>
      <ContactDetail title="Contact information">
        <ul className="grid gap-y-1">
          <li>
            <Link href={`mailto:${company.email}`} className={linkStyles}>
              {company.email}
            </Link>
          </li>
          {company.phones.map((phone) => (
            <li key={phone}>
              <Link href={telephoneHref(phone)} className={linkStyles}>
                {phone}
              </Link>
            </li>
          ))}
          <li>Fax {company.fax}</li>
        </ul>
      </ContactDetail>
      <ContactDetail title="Helpline">
        <Link href={telephoneHref(company.helpline)} className={linkStyles}>
          {company.helpline}
        </Link>
      </ContactDetail>
      <ContactDetail title="Opening hours">{company.openingHours}</ContactDetail>
    </dl>
  );
}
