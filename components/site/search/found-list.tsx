import type { Ref } from 'react';
import { Link } from '@/components/ui/link';
import { markedTitle, piecesOf, type Piece } from './marked';
import type { Answer } from './use-search';

type FoundListProps = {
  readonly label: string;
  readonly answer: Answer;
  readonly ref: Ref<HTMLOListElement>;
};

/** The pages that were found: what kind each is, its title, and where the words stand in it. */
export function FoundList({ label, answer: { words, pages }, ref }: FoundListProps) {
  return (
    <ol ref={ref} aria-label={label} className="border-b border-joint">
      {pages.map(({ url, excerpt, meta }) => (
        <li key={url} className="grid gap-x-gutter gap-y-2 border-t border-joint py-6 md:grid-cols-12">
          <p className="pt-1 type-data text-concrete-600 md:col-span-2">{meta.kind}</p>
          <div className="md:col-span-10">
            <Link href={url} className="type-h3 wrap-anywhere underline-offset-4 hover:underline">
              <Pieces pieces={markedTitle(meta.title, words)} />
            </Link>
            <p className="mt-2 max-w-measure wrap-anywhere">
              <Pieces pieces={piecesOf(excerpt)} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

function Pieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, isMarked }, index) => (isMarked ? <Mark key={index}>{text}</Mark> : text));
}

const Mark = ({ children }: { readonly children: string }) => (
  <mark className="bg-transparent font-semibold text-inherit underline decoration-leaf decoration-2 underline-offset-4">
    {children}
  </mark>
);
