import type { company } from '@/content/entities/company';

type PostalAddressProps = { readonly place: (typeof company)['headOffice'] };

/** An address in the lines of an envelope. */
export function PostalAddress({ place }: PostalAddressProps) {
  return (
    <address className="not-italic">
      {place.street}
      <br />
      {place.city} {place.postalCode}, {place.country}
    </address>
  );
}
