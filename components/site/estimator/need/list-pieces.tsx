import { useProjectList } from '@/components/site/shared/project-list/use-project-list';
import { withCount } from '@/components/site/shared/project-list/project-list';
import { Link } from '@/components/ui/link';
import { routes } from '@/content/routes';
import { ListButton } from './list-button';

type ListPiecesProps = { readonly id: string; readonly pieces: number };

/** The button that puts the pieces on the list, and how many of the product stand there. */
export function ListPieces({ id, pieces }: ListPiecesProps) {
  const { list, change } = useProjectList();
  const listed = list.items.find((item) => item.id === id)?.count;
  return (
    <>
      <ListButton onPress={() => change((before) => withCount(before, id, pieces))} />
      <p role="status" className="type-small print:hidden [&:not(:empty)]:mt-3">
        {listed !== undefined && (
          <>
            {`${listed.toLocaleString('en-US')} on `}
            <Link href={routes.list} className="underline underline-offset-4">
              my list
            </Link>
            .
          </>
        )}
      </p>
    </>
  );
}
