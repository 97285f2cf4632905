import { useProjectList } from '@/components/site/shared/project-list/use-project-list';
import { withCount } from '@/components/site/shared/project-list/project-list';
import { Link } from '@/components/ui/link';
import { inBangla, routes } from '@/content/routes';
import { ListButton } from './list-button';
import { Filled } from '@/components/site/shared/filled';
import { formatsIn } from '../wall-format';
import type { NeedWords } from '../words';

type ListPiecesProps = { readonly words: NeedWords; readonly id: string; readonly pieces: number };

/** The button that puts the pieces on the list, and how many of the product stand there. */
export function ListPieces({ words, id, pieces }: ListPiecesProps) {
  const { list, change } = useProjectList();
  const listed = list.items.find((item) => item.id === id)?.count;
  return (
    <>
      <ListButton
        text={words.need.toList}
        onPress={() => change((before) => withCount(before, id, pieces))}
      />
      <p role="status" className="type-small print:hidden [&:not(:empty)]:mt-3">
        {listed !== undefined && (
          <Filled
            text={words.need.listed}
            parts={{
              count: formatsIn(words).number(listed),
              list: (
                <Link
                  href={words.language === 'bn' ? inBangla(routes.list) : routes.list}
                  className="underline underline-offset-4"
                >
                  {words.need.myList}
                </Link>
              ),
            }}
          />
        )}
      </p>
    </>
  );
}
