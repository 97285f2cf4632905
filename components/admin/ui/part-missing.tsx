import { sharedStrings } from '@/components/admin/strings/shared';

/** Stands where a part did not arrive: there is no network, or a deploy has taken its file away. */
export const PartMissing = () => (
  <p role="alert" className="border-l-4 border-clay bg-paper p-3 font-semibold">
    {sharedStrings.partMissing}
  </p>
);
