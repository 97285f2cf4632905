import type { Row } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { editPath } from '@/components/admin/records/entities';
import { StudioLink } from '@/components/admin/ui/studio-link';

type RowTitleProps = { readonly row: Row };

/** The title that opens the editor; struck through, and not a link, once the record is deleted. */
export function RowTitle({ row }: RowTitleProps) {
  // A tab that cannot write opens records all the same.
  const isOpenable = useStudio(({ state }) => state.status.phase !== 'insecure');
  const title = row.title || row.id;
  if (row.state.kind === 'deleted') return <s className="font-semibold text-concrete-600">{title}</s>;
  if (!isOpenable) return <span className="font-semibold">{title}</span>;
  return (
    <StudioLink
      href={editPath(row.entity, row.id)}
      className="inline-block py-1 font-semibold underline-offset-4 hover:underline"
    >
      {title}
    </StudioLink>
  );
}
