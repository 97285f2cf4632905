import { Fragment, type Node, Slice } from 'prosemirror-model';
import type { EditorProps, EditorView } from 'prosemirror-view';
import { isInTable } from 'prosemirror-tables';
import { pastedStrings as texts } from '@/components/admin/strings/writing';
import { cleanPaste, type Pasted, pasteProblem, sliceOfText } from '@/components/admin/writing/paste';
import { schema } from '@/components/admin/writing/schema';
import { fromBase64 } from '@/lib/exchange';
import { withoutInvisible } from '@/lib/text';

type WritingEvents = {
  readonly onNote: (note: string | null) => void;
  readonly takeFiles: (view: EditorView, files: readonly Blob[], place?: number) => Promise<void>;
};

/** Returns the view's handlers for paste, drop, native Undo and links. */
export function writingProps({ onNote, takeFiles }: WritingEvents): EditorProps {
  /** Cleaned HTML of the current paste, with its pictures and notes. */
  let pasted: Pasted | null = null;

  /** Rejects a paste that exceeds the limits, with a note that states what to do. */
  const refuse = (event: Event, data: DataTransfer | null) => {
    const problem = pasteProblem(data?.getData('text/html') ?? '', data?.getData('text/plain') ?? '');
    if (problem === null) return false;
    event.preventDefault();
    onNote(texts.tooMuch[problem]);
    return true;
  };

  return {
    transformPastedHTML: (html) => {
      pasted = cleanPaste(html, location.origin);
      return pasted.html;
    },
    transformPastedText: withoutInvisible,
    clipboardTextParser: sliceOfText,
    handlePaste: (view, event, slice) => {
      const came = pasted;
      pasted = null;
      const files = picturesIn(event.clipboardData);
      // Word and browsers add a picture of the copied text, or the copied picture itself, to the HTML.
      const hasText = slice.content.textBetween(0, slice.content.size).trim() !== '';
      if (files.length > 0 && !hasText) {
        onNote(null);
        void takeFiles(view, files);
        return true;
      }
      if (came !== null) {
        onNote(pastedNote(came));
        if (came.pictures.length > 0) {
          // Deferred: inserts the pictures below the pasted text.
          const blobs = came.pictures.map(blobOf);
          setTimeout(() => void takeFiles(view, blobs));
        }
      }
      return pasteLine(view, slice);
    },
    handleDrop: (view, event) => {
      // All files: those that are no pictures are refused by name, and the browser does not open them.
      const files = [...(event.dataTransfer?.files ?? [])];
      // ProseMirror moves a picture dragged within the text.
      if (files.length === 0 || view.dragging !== null) return false;
      event.preventDefault();
      onNote(null);
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
      void takeFiles(view, files, place);
      return true;
    },
    handleDOMEvents: {
      paste: (_view, event) => refuse(event, event.clipboardData),
      drop: (view, event) => view.dragging === null && refuse(event, event.dataTransfer),
      // The form handles Undo and Redo: blocks the native ones, from browser menus or a shaken phone.
      beforeinput: (_view, event) => {
        const isHistory = event.inputType === 'historyUndo' || event.inputType === 'historyRedo';
        if (isHistory) event.preventDefault();
        return isHistory;
      },
    },
    // Prevents navigation while editing.
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

/** Returns the note below the text about what a paste lost; null without losses. */
export function pastedNote({ notes }: Pick<Pasted, 'notes'>) {
  const parts = [
    notes.comments > 0 ? texts.comments(notes.comments) : null,
    notes.hasDeleted ? texts.deleted : null,
    notes.hasHidden ? texts.hidden : null,
    notes.headings > 0 ? texts.headings : null,
    notes.hasLooks ? texts.looks : null,
    notes.lostLinks > 0 ? texts.links(notes.lostLinks) : null,
    notes.lostPlaces > 0 ? texts.places(notes.lostPlaces) : null,
    notes.hasLetters ? texts.letters : null,
    notes.joinedCells > 0 ? texts.joined(notes.joinedCells) : null,
    notes.lostTables > 0 ? texts.tables(notes.lostTables) : null,
    notes.lostParts > 0 ? texts.parts(notes.lostParts) : null,
    notes.lostPictures > 0 ? texts.lost(notes.lostPictures) : null,
  ].filter((part) => part !== null);
  return parts.length === 0 ? null : texts.line(parts);
}

/** Pastes as one line into cells and headings; false where the default handlers do better (tables, several blocks). */
function pasteLine(view: EditorView, { content }: Slice) {
  const { state } = view;
  const isOneLine = content.childCount === 1 && content.firstChild?.isTextblock === true;
  const isInHeading = state.selection.$from.parent.type === schema.nodes.heading;
  if (!isInTable(state) && !(isInHeading && isOneLine)) return false;
  if (content.firstChild === null || content.firstChild.type.spec.tableRole !== undefined) return false;
  const line: Node[] = [];
  content.descendants((node) => {
    const isBlank = node.type === schema.nodes.hard_break || (node.isTextblock && line.length > 0);
    if (isBlank) line.push(schema.text(' '));
    if (node.isText) line.push(node);
    return true;
  });
  view.dispatch(state.tr.replaceSelection(new Slice(Fragment.fromArray(line), 0, 0)).scrollIntoView());
  return true;
}
