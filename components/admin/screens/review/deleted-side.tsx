import { actionStyles } from '@/components/admin/ui/control-styles';
import { problemStrings } from '@/components/admin/strings/review';

type DeletedSideProps = {
  readonly kind: 'deleted-there' | 'edited-there';
  /** What the record is called in a sentence: `product`. */
  readonly one: string;
  readonly onMine: () => void;
  readonly onTheirs: () => void;
};

/** A record that one side has deleted and the other has changed, and the choice between them. */
export function DeletedSide({ kind, one, onMine, onTheirs }: DeletedSideProps) {
  const [what, mine, theirs] =
    kind === 'deleted-there'
      ? [problemStrings.deletedThere(one), problemStrings.keepAsNew, problemStrings.discard]
      : [problemStrings.editedThere(one), problemStrings.deleteAnyway, problemStrings.keep];
  return (
    <>
      <p className="font-semibold">{what}</p>
      <div className="mt-3 flex flex-wrap gap-joint">
        <button type="button" onClick={onMine} className={actionStyles.outline}>
          {mine}
        </button>
        <button type="button" onClick={onTheirs} className={actionStyles.outline}>
          {theirs}
        </button>
      </div>
    </>
  );
}
