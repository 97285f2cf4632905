import { Fragment, Slice } from 'prosemirror-model';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { isInTable } from 'prosemirror-tables';
import { writingStrings } from '@/components/admin/strings/writing';
import { cleanPaste, type Pasted } from '@/components/admin/writing/paste';
import { schema } from '@/components/admin/writing/schema';
import { fromBase64 } from '@/content/lib/base64';
import { withoutInvisible } from '@/content/lib/clean-text';

const texts = writingStrings.pasted;

type WritingEvents = {
  readonly onNote: (note: string | null) => void;
  readonly takeFiles: (view: EditorView, files: readonly Blob[], place?: number) => Promise<void>;
};

/** How the view takes what is pasted and dropped. */
export function writingProps({ onNote, takeFiles }: WritingEvents): EditorProps {
  /** What came with the paste that is being read. */
  let pasted: Pasted | null = null;

  return {
    transformPastedHTML: (html) => {
      pasted = cleanPaste(html, location.origin);
      return pasted.html;
    },
    transformPastedText: withoutInvisible,
    handlePaste: (view, event, slice) => {
      const came = pasted;
      pasted = null;
      const files = picturesIn(event.clipboardData);
      // Word and browsers put a picture of the text, or the one picture that was copied, beside the HTML.
      const hasText = slice.content.textBetween(0, slice.content.size).trim() !== '';
      if (files.length > 0 && !hasText) {
        onNote(null);
        void takeFiles(view, files);
        return true;
      }
      if (came !== null) {
        onNote(noteOf(came));
        if (came.pictures.length > 0) {
          // Below the pasted text, once that is there.
          const blobs = came.pictures.map(blobOf);
          setTimeout(() => void takeFiles(view, blobs));
        }
      }
      return isInTable(view.state) && pasteIntoCell(view, slice);
    },
    handleDrop: (view, event) => {
      const files = picturesIn(event.dataTransfer);
      // A picture of the text itself is moved.
      if (files.length === 0 || view.dragging !== null) return false;
      event.preventDefault();
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
      void takeFiles(view, files, place);
      return true;
    },
    handleDOMEvents: {
      // Undo and Redo are the form's, also from a menu of the browser or a shaken phone.
      beforeinput: (_view, event) => {
        const isHistory = event.inputType === 'historyUndo' || event.inputType === 'historyRedo';
        if (isHistory) event.preventDefault();
        return isHistory;
      },
    },
    // Links are followed on the page, not while writing.
    handleClick: (_view, _place, event) => {
      if (event.target instanceof Element && event.target.closest('a') !== null) event.preventDefault();
      return false;
    },
  };
}

const picturesIn = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

function blobOf(address: string) {
  const comma = address.indexOf(',');
  const type = /^data:([^;,]+)/.exec(address)?.[1] ?? '';
  return new Blob([fromBase64(address.slice(comma + 1).replace(/\s/g, '')) ?? ''], { type });
}

function noteOf({ notes: { headings, hasLooks, lostLinks, lostPictures } }: Pasted) {
  const parts = [
    headings > 0 ? texts.headings : null,
    hasLooks ? texts.looks : null,
    lostLinks > 0 ? texts.links(lostLinks) : null,
    lostPictures > 0 ? texts.lost(lostPictures) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : texts.line(parts);
}

/** A cell holds one line: of several blocks it takes the words. Whole tables are taken cell by cell, elsewhere. */
function pasteIntoCell(view: EditorView, slice: Slice) {
  const first = slice.content.firstChild;
  if (first === null || first.type.spec.tableRole !== undefined) return false;
  const line: Parameters<typeof Fragment.fromArray>[0][number][] = [];
  slice.content.descendants((node) => {
    if (node.isTextblock && line.length > 0) line.push(schema.text(' '));
    if (node.isText) line.push(node);
    return true;
  });
  view.dispatch(view.state.tr.replaceSelection(new Slice(Fragment.fromArray(line), 0, 0)).scrollIntoView());
  return true;
}
