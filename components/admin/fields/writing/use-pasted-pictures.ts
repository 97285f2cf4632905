import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { textPictureStrings } from '@/components/admin/strings/writing';
import { articlePicture } from '@/components/admin/records/picture-library';
import { announce } from '@/components/admin/ui/announce';
import { useLatest } from '@/components/admin/ui/use-latest';
import { insertPicture } from '@/components/admin/writing/commands';
import { usePreparePicture } from '../picture-input';
import { asStep } from './use-writing';

type PastedPictures = {
  readonly readTitle: () => string;
  readonly onNote: (note: string) => void;
  /** Called after inserting and selecting a single picture, to ask for its description. */
  readonly onOne: () => void;
};

/** Prepares pasted or dropped pictures one after the other, and inserts them into the text. */
export function usePastedPictures({ readTitle, onNote, onOne }: PastedPictures) {
  const [isBusy, setIsBusy] = useState(false);
  const prepare = usePreparePicture(readTitle);

  const take = useLatest(async (view: EditorView, files: readonly Blob[], place?: number) => {
    setIsBusy(true);
    const { doc, selection } = view.state;
    let added = 0;
    const refused: string[] = [];
    let isWriting = false;
    for (const file of files) {
      const prepared = await prepare(file, articlePicture);
      if (view.isDestroyed) return announce(textPictureStrings.left);
      if (!prepared.ok) {
        const name = file instanceof File && files.length > 1 ? `${file.name}: ` : '';
        refused.push(name + prepared.message);
        continue;
      }
      // If the text became shorter meanwhile, the position is invalid: inserts at the caret instead.
      const at =
        added === 0 && place !== undefined && place <= view.state.doc.content.size ? place : undefined;
      const { src } = prepared.image;
      const { state } = view;
      // If the user typed meanwhile, restores the selection, so that the next key does not replace the picture.
      isWriting ||= added === 0 && !(state.doc.eq(doc) && state.selection.eq(selection));
      const transaction = insertPicture(state, { src, alt: '', title: null }, at);
      if (isWriting) transaction.setSelection(state.selection.map(transaction.doc, transaction.mapping));
      view.dispatch(asStep(transaction));
      added += 1;
    }
    setIsBusy(false);
    const isOne = added === 1 && !isWriting;
    const notes = added > 0 && !isOne ? [textPictureStrings.several(added), ...refused] : refused;
    if (notes.length > 0) onNote(notes.join(' '));
    if (isOne) onOne();
  });

  return { isBusy, take };
}
