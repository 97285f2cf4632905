import { EditorState, type Command, TextSelection, type Transaction } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { openDocument, writeDocument, type WritingDocument } from '@/components/admin/writing/document';
import { writingPlugins } from '@/components/admin/writing/keys';

/** Editor without a view. Two bars mark the selection, one bar the caret. */
export class Editing {
  private state: EditorState;
  private readonly opened: WritingDocument;

  constructor(marked: string) {
    const opened = openDocument(marked.replaceAll('|', ''));
    const withBars = openDocument(marked);
    if (opened === null || withBars === null) throw new Error('beyond the limits');
    this.opened = opened;
    const bars: number[] = [];
    withBars.doc.descendants((node, at) => {
      [...(node.text ?? '')].forEach((sign, index) => sign === '|' && bars.push(at + index - bars.length));
    });
    const [anchor = 1, head = anchor] = bars;
    const plain = EditorState.create({ doc: opened.doc, plugins: [...writingPlugins] });
    this.state = plain.apply(plain.tr.setSelection(TextSelection.create(opened.doc, anchor, head)));
  }

  /** Runs a command; returns whether it was applicable. */
  press(command: Command) {
    return command(this.state, (transaction) => {
      this.state = this.state.apply(transaction);
    });
  }

  /** Presses a key; returns whether the editor took it, so that the browser does nothing. */
  key(key: string) {
    const view = {
      state: this.state,
      dispatch: (transaction: Transaction) => this.press((_, go) => (go?.(transaction), true)),
    };
    return this.state.plugins.some(
      (plugin) =>
        plugin.props.handleKeyDown?.call(plugin, view as unknown as EditorView, { key } as KeyboardEvent) ===
        true,
    );
  }

  type(text: string) {
    this.state = this.state.apply(this.state.tr.insertText(text));
    return this;
  }

  get markdown() {
    return writeDocument(this.state.doc, this.opened);
  }

  get now() {
    return this.state;
  }
}
