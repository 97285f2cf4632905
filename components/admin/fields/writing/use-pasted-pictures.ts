import type { EditorView } from 'prosemirror-view';
import { useState } from 'react';
import { writingStrings } from '@/components/admin/strings/writing';
import { useAnnounce } from '@/components/admin/ui/announcer.client';
import { useLatest } from '@/components/admin/ui/use-latest';
import { insertPicture } from '@/components/admin/writing/commands';
import type { PictureRules } from '@/content/lib/field-spec';
import { leastPicture } from '@/content/lib/picture-limits';
import { usePreparePicture } from '../picture-input';
import { withUpload } from './use-writing';

/** Pictures of a text are as wide as the one at its head. */
export const articlePicture: PictureRules = { maxWidth: 1600, ...leastPicture.column };

type PastedPictures = {
  readonly readTitle: () => string;
  readonly onNote: (note: string) => void;
  /** One picture was put into the text and is selected: its description is asked for. */
  readonly onOne: () => void;
};

/** Puts pictures that were pasted or dropped into the text, one after the other, each prepared like every picture. */
export function usePastedPictures({ readTitle, onNote, onOne }: PastedPictures) {
  const [isBusy, setIsBusy] = useState(false);
  const prepare = usePreparePicture(readTitle);
  const { announce } = useAnnounce();

  const take = useLatest(async (view: EditorView, files: readonly Blob[], place?: number) => {
    setIsBusy(true);
    const { doc, selection } = view.state;
    let added = 0;
    let isWriting = false;
    for (const file of files) {
      const prepared = await prepare(file, articlePicture);
      if (view.isDestroyed) return announce(writingStrings.picture.left);
      if (!prepared.ok) {
        onNote(prepared.message);
        continue;
      }
      // What was typed meanwhile may have moved the place; the picture then comes where the caret is.
      const at =
        added === 0 && place !== undefined && place <= view.state.doc.content.size ? place : undefined;
      const { src } = prepared.image;
      const { state } = view;
      // Whoever went on writing meanwhile is not interrupted, and the next key does not replace the picture.
      isWriting ||= added === 0 && !(state.doc.eq(doc) && state.selection.eq(selection));
      const transaction = insertPicture(state, { src, alt: '', title: null }, at);
      if (isWriting) transaction.setSelection(state.selection.map(transaction.doc, transaction.mapping));
      view.dispatch(withUpload(transaction, prepared.media));
      added += 1;
    }
    setIsBusy(false);
    if (added === 1 && !isWriting) onOne();
    else if (added > 0) onNote(writingStrings.picture.several(added));
  });

  return { isBusy, take };
}
