import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView, type EditorProps } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '@/components/admin/ui/use-latest';
import { openDocument, type WritingDocument, writeDocument } from '@/components/admin/writing/document';
import { writingPlugins } from '@/components/admin/writing/keys';
import type { ChangeOptions } from '../control-props';

/** Meta key of transactions that show an external value, such as after Undo of the form: not reported. */
const FROM_OUTSIDE = 'from-outside';
/** Meta key of transactions that form a separate step of the form's history. */
const STEP = 'step';

export const asStep = (transaction: Transaction) => transaction.setMeta(STEP, true);

type Writing = { readonly view: EditorView; readonly state: EditorState };

type WritingOptions = {
  readonly value: string;
  readonly isReadOnly: boolean;
  /** Props of the view, read once on mount. */
  readonly props: EditorProps;
  readonly onChange: (value: string, options: ChangeOptions) => void;
};

/** Mounts the visual editor, null at first. Reports edits as Markdown; shows outside values by a minimal change. */
export function useWriting(
  place: RefObject<HTMLElement | null>,
  { value, isReadOnly, props, onChange }: WritingOptions,
): Writing | null {
  const [writing, setWriting] = useState<Writing | null>(null);
  const opened = useRef<WritingDocument | null>(null);
  /** Markdown that was shown or reported last. */
  const known = useRef(value);
  const change = useLatest(onChange);
  const first = useRef({ value, props });

  useEffect(() => {
    const mount = place.current;
    const start = openDocument(first.current.value);
    if (mount === null || start === null) return;
    opened.current = start;
    known.current = start.markdown;
    const view = new EditorView(
      { mount },
      {
        ...first.current.props,
        state: EditorState.create({ doc: start.doc, plugins: [...writingPlugins] }),
        dispatchTransaction: (transaction) => {
          const before = view.state;
          const state = before.apply(transaction);
          const isSilent = transaction.getMeta(FROM_OUTSIDE) === true || state.doc.eq(before.doc);
          if (!isSilent && opened.current) {
            known.current = writeDocument(state.doc, opened.current);
            change(known.current, { isStep: transaction.getMeta(STEP) === true });
          }
          view.updateState(state);
          setWriting({ view, state });
        },
      },
    );
    setWriting({ view, state: view.state });
    return () => {
      view.destroy();
      setWriting(null);
    };
  }, [place, change]);

  const view = writing?.view;
  useEffect(() => {
    view?.setProps({ editable: () => !isReadOnly });
  }, [view, isReadOnly]);

  useEffect(() => {
    if (!view || value === known.current) return;
    const next = openDocument(value);
    if (next === null) return;
    opened.current = next;
    known.current = value;
    const transaction = showDocument(view.state, next);
    if (transaction !== null) view.dispatch(transaction.setMeta(FROM_OUTSIDE, true));
  }, [view, value]);

  return writing;
}

/** Replaces the range that differs and moves the caret to its end; returns null for equal documents. */
function showDocument({ doc, tr }: EditorState, { doc: wanted }: WritingDocument) {
  const start = doc.content.findDiffStart(wanted.content);
  const end = doc.content.findDiffEnd(wanted.content);
  if (start === null || end === null) return null;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const [from, to] = [end.a + overlap, end.b + overlap];
  try {
    tr.replace(start, from, wanted.slice(start, to));
  } catch {
    // The slice does not fit at these positions: the whole document is replaced below.
  }
  if (!tr.doc.eq(wanted)) tr.replaceWith(0, tr.doc.content.size, wanted.content);
  const caret = tr.doc.resolve(Math.min(to, tr.doc.content.size));
  return tr.setSelection(TextSelection.near(caret, -1)).scrollIntoView();
}
