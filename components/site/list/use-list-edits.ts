import { useEffect, useRef, useState } from 'react';
import { EMPTY, type ListLine, type ProjectList } from '@/components/site/shared/project-list/project-list';
import type { useProjectList } from '@/components/site/shared/project-list/use-project-list';
import { countIn, fill, type Language } from '@/lib/text';
import type { ListPageTexts } from '@/content/strings/list';
import { withAgain, withCount, withShared } from './list-changes';

type ListEditsProps = Pick<ReturnType<typeof useProjectList>, 'list' | 'change'> & {
  readonly language: Language;
  readonly texts: ListPageTexts & { readonly keepsNothing: string };
  readonly nameOf: (line: ListLine) => string;
};

/** Changes of the list: each has a message, keeps a focus whose button leaves with its row, and can be undone where it removes. */
export function useListEdits({ language, texts, list, change, nameOf }: ListEditsProps) {
  const [status, setStatus] = useState('');
  /** Earlier lists, the newest last, and what Undo says when it brings them back. */
  const [undoable, setUndoable] = useState<
    readonly { readonly before: ProjectList; readonly done: string }[]
  >([]);
  const { undoButton, focusRow } = useRowFocus(list);
  const keep = (edit: (before: ProjectList) => ProjectList, done = '') =>
    setStatus(change(edit) ? done : texts.keepsNothing);
  const last = undoable.at(-1);

  return {
    status,
    setStatus,
    undoButton,
    setNote: (note: string) => keep((before) => ({ ...before, note })),
    take: (offered: ProjectList, takesNote: boolean) => {
      focusRow(0);
      keep((before) => withShared(before, offered, takesNote), texts.offer.taken);
    },
    setCount: (line: ListLine, count: number) => {
      const words = { title: nameOf(line), count: countIn(count, language) };
      if (count === 0) {
        focusRow(list.lines.indexOf(line));
        setUndoable([...undoable, { before: { ...list, note: '' }, done: fill(texts.again, words) }]);
      }
      const done = fill(count === 0 ? texts.removed : texts.changed, words);
      keep((before) => withCount(before, line.id, count), done);
    },
    clear: () => {
      focusRow(0);
      setUndoable([...undoable, { before: list, done: texts.restored }]);
      keep(() => EMPTY, texts.cleared);
    },
    undo:
      last &&
      (() => {
        focusRow(last.before.lines.findIndex(({ id }) => list.lines.every((line) => line.id !== id)));
        setUndoable(undoable.slice(0, -1));
        keep((now) => withAgain(now, last.before), last.done);
      }),
  };
}

/** Moves a lost focus to the row in the place of the one that is gone, else to Undo, once the list has changed. */
function useRowFocus(list: ProjectList) {
  const undoButton = useRef<HTMLButtonElement>(null);
  const row = useRef<number>(undefined);
  useEffect(() => {
    const isLost = row.current !== undefined && document.activeElement === document.body;
    const removers = document.querySelectorAll<HTMLElement>('tbody button');
    const inPlace = removers[Math.min(row.current ?? 0, removers.length - 1)] ?? undoButton.current;
    if (isLost) inPlace?.focus();
    row.current = undefined;
  }, [list]);
  return { undoButton, focusRow: (index: number) => void (row.current = index) };
}
