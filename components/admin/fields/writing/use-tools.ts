import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { writingStrings } from '@/components/admin/strings/writing';
import {
  linkAt,
  selectedPicture,
  tableToolNames,
  type WritingTool,
  tools,
} from '@/components/admin/writing/commands';
import type { ToolIconName } from './tool-icon';
import { asStep } from './use-writing';

export type Tools = {
  readonly view: EditorView;
  readonly state: EditorState;
  readonly isReadOnly: boolean;
  readonly onLink: () => void;
  readonly onPicture: () => void;
};

/** What a button over the text shows at the moment, and what it does. */
export type ToolButtonState = {
  readonly name: keyof typeof writingStrings.names;
  /** A button without one shows its name. */
  readonly icon?: ToolIconName;
  /** Whether what it does is there already; undefined where there is no such question. */
  readonly isOn: boolean | undefined;
  readonly can: boolean;
  readonly press: () => void;
};

/** The buttons over the visual editor, in their order; those for tables only while the caret stands in one. */
export function useTools({ view, state, isReadOnly, onLink, onPicture }: Tools) {
  const tool = (
    name: WritingTool | (typeof tableToolNames)[number],
    icon?: ToolIconName,
  ): ToolButtonState => ({
    name,
    ...(icon === undefined ? {} : { icon }),
    isOn: tools[name].isOn(state),
    can: !isReadOnly && tools[name].run(state),
    press: () => {
      tools[name].run(view.state, (transaction) => view.dispatch(asStep(transaction)), view);
      view.focus();
    },
  });

  const textButtons: readonly ToolButtonState[] = [
    tool('h2'),
    tool('h3'),
    tool('bold', 'bold'),
    tool('italic', 'italic'),
    {
      name: 'link',
      icon: 'link',
      isOn: linkAt(state) !== null,
      can: canHoldLink(state, isReadOnly),
      press: onLink,
    },
    tool('list', 'list'),
    tool('numbers', 'numbers'),
    tool('quote', 'quote'),
    {
      name: 'picture',
      icon: 'picture',
      isOn: selectedPicture(state) !== null,
      can: !isReadOnly,
      press: onPicture,
    },
    tool('table', 'table'),
  ];
  const tableButtons = tools.table.isOn(state)
    ? tableToolNames.map((name) => ({ ...tool(name), isOn: undefined }))
    : [];
  return { textButtons, tableButtons };
}

/** Links stand in lines of words. */
const canHoldLink = ({ selection }: EditorState, isReadOnly: boolean) =>
  !isReadOnly && selection.$from.parent.isTextblock && selection.$from.parent.type.spec.code !== true;
