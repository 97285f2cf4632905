import type { EditorState } from 'prosemirror-state';
import { useEffect } from 'react';
import { tellPlace } from '@/components/admin/ui/place-of-writing';
import { blockAt } from '@/components/admin/writing/commands';
import { pageBlockOf } from '@/components/admin/writing/place';

/** Tells the preview where the caret stands, whenever that is another block or the text has changed. */
export function useTellPlace(state: EditorState | null) {
  const doc = state?.doc;
  const block = state === null ? 0 : blockAt(state);
  useEffect(() => {
    if (doc !== undefined) tellPlace(pageBlockOf(doc, block));
  }, [doc, block]);
}
