import { type NamedPlace, placeName } from '@/components/admin/lib/wording';
import { staffLanguage } from '@/lib/text';

/** Name of a place of the studio, which the specification fixes in English; where the studio speaks Bangla, also in Bangla. */
export function PlaceName({ of }: { readonly of: NamedPlace }) {
  if (staffLanguage === 'en') return placeName(of);
  return (
    <>
      <span lang="en" className="block">
        {of.title}
      </span>
      <span className="mt-0.5 block text-sm leading-tight font-normal">{of.bangla}</span>
    </>
  );
}
