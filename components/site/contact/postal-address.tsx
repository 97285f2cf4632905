import type { company } from '@/content/entities/company';

type PostalAddressProps = { readonly place: (typeof company)['headOffice'] };

/** A postal address in two lines. */
export function PostalAddress({ place }: PostalAddressProps) {
  return (
    <address className="not-italic">
      {place.street}
      <br />
      {place.city} {place.postalCode}, {place.country}
    </address>
  );
}
