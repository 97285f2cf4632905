import { EditorState, TextSelection, type Transaction } from 'prosemirror-state';
import { EditorView, type EditorProps } from 'prosemirror-view';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLatest } from '@/components/admin/ui/use-latest';
import { openDocument, type WritingDocument, writeDocument } from '@/components/admin/writing/document';
import { writingPlugins } from '@/components/admin/writing/keys';
import type { ChangeOptions } from '../translation';
import type { Media } from '@/content/exchange/studio-types';

/** Set on transactions: the text came from outside, such as by Undo of the form, and is known there. */
const FROM_OUTSIDE = 'from-outside';
/** Set on transactions that are a step of the form's history by themselves. */
const STEP = 'step';
/** Set on transactions that bring a picture. */
const MEDIA = 'media';

export const asStep = (transaction: Transaction) => transaction.setMeta(STEP, true);
export const withUpload = (transaction: Transaction, media: Media) =>
  asStep(transaction).setMeta(MEDIA, media);

type Writing = { readonly view: EditorView; readonly state: EditorState };

type WritingOptions = {
  readonly value: string;
  readonly isReadOnly: boolean;
  /** Of the view; read once. */
  readonly props: EditorProps;
  readonly onChange: (value: string, options: ChangeOptions) => void;
};

/**
 * The visual editor in an element: its view and its newest state, null before it is there. What is written in it goes to
 * `onChange` as Markdown; a value that did not come from here is shown with as little change as it takes, so that the caret
 * stays where it is.
 */
export function useWriting(
  place: RefObject<HTMLElement | null>,
  { value, isReadOnly, props, onChange }: WritingOptions,
): Writing | null {
  const [writing, setWriting] = useState<Writing | null>(null);
  const opened = useRef<WritingDocument | null>(null);
  /** What was shown or written last. */
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
          const isTold = transaction.getMeta(FROM_OUTSIDE) === true || state.doc.eq(before.doc);
          if (!isTold && opened.current) {
            known.current = writeDocument(state.doc, opened.current);
            const text = known.current;
            const media = transaction.getMeta(MEDIA) as Media | undefined;
            const tell = () => change(text, { media, isStep: transaction.getMeta(STEP) === true });
            // A picture is drawn from the copy in this browser, which the studio has to know first.
            if (media === undefined) tell();
            else flushSync(tell);
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

/** Changes what differs and puts the caret behind it; null where nothing does. */
function showDocument({ doc, tr }: EditorState, { doc: wanted }: WritingDocument) {
  const start = doc.content.findDiffStart(wanted.content);
  const end = doc.content.findDiffEnd(wanted.content);
  if (start === null || end === null) return null;
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const [from, to] = [end.a + overlap, end.b + overlap];
  try {
    tr.replace(start, from, wanted.slice(start, to));
  } catch {
    // Blocks that do not fit together at these places are replaced as a whole, below.
  }
  if (!tr.doc.eq(wanted)) tr.replaceWith(0, tr.doc.content.size, wanted.content);
  const caret = tr.doc.resolve(Math.min(to, tr.doc.content.size));
  return tr.setSelection(TextSelection.near(caret, -1)).scrollIntoView();
}
