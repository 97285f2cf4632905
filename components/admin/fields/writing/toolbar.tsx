import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { type KeyboardEvent, useRef, useState } from 'react';
import { writingStrings } from '@/components/admin/strings/writing';
import { actionStyles } from '@/components/admin/ui/control-styles';
import {
  linkAt,
  selectedPicture,
  tableToolNames,
  type ToolName,
  tools,
} from '@/components/admin/writing/commands';
import { ToolIcon, type ToolIconName } from './tool-icon';
import { asStep } from './use-writing';

const texts = writingStrings;

type ToolbarProps = {
  readonly view: EditorView;
  readonly state: EditorState;
  readonly label: string;
  /** Of the text that it changes. */
  readonly controls: string;
  readonly isReadOnly: boolean;
  readonly onLink: () => void;
  readonly onPicture: () => void;
};

type Button = {
  readonly name: keyof typeof texts.names;
  readonly icon?: ToolIconName;
  /** Whether what it does is there already; undefined where there is no such question. */
  readonly isOn?: boolean;
  readonly can: boolean;
  readonly press: () => void;
};

const square =
  'grid size-11 cursor-pointer place-content-center border border-transparent hover:border-ink aria-disabled:cursor-default aria-disabled:opacity-40 aria-pressed:bg-ink aria-pressed:text-paper';

/**
 * The buttons over the visual editor (WAI-ARIA APG, Toolbar): one stop of the keyboard, arrows lead from button to button. A press keeps
 * the selection in the text and puts the focus there.
 */
export function Toolbar({ view, state, label, controls, isReadOnly, onLink, onPicture }: ToolbarProps) {
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  const tool = (name: ToolName | (typeof tableToolNames)[number], icon?: ToolIconName): Button => ({
    name,
    ...(icon === undefined ? {} : { icon, isOn: tools[name].isOn(state) }),
    can: !isReadOnly && tools[name].run(state),
    press: () => {
      tools[name].run(view.state, (transaction) => view.dispatch(asStep(transaction)), view);
      view.focus();
    },
  });

  const buttons: readonly Button[] = [
    tool('h2', 'h2'),
    tool('h3', 'h3'),
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
    ...(tools.table.isOn(state) ? tableToolNames.map((name) => tool(name)) : []),
  ];

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -stop, End: buttons.length - 1 - stop }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (stop + step + buttons.length) % buttons.length;
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };

  const reachable = Math.min(stop, buttons.length - 1);
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={texts.tools(label)}
      aria-controls={controls}
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      className="sticky top-0 z-raised flex flex-wrap border border-b-0 border-concrete-400 bg-paper p-1 outline-none md:top-12"
    >
      {buttons.map((button, index) => (
        <ToolButton
          key={button.name}
          {...button}
          isReachable={index === reachable}
          onFocus={() => setStop(index)}
        />
      ))}
    </div>
  );
}

type ToolButtonProps = Button & { readonly isReachable: boolean; readonly onFocus: () => void };

function ToolButton({ name, icon, isOn, can, press, isReachable, onFocus }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={texts.names[name]}
      title={icon === undefined ? undefined : texts.names[name]}
      aria-pressed={isOn}
      aria-disabled={!can}
      tabIndex={isReachable ? 0 : -1}
      onFocus={onFocus}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => can && press()}
      className={icon === undefined ? actionStyles.quietTight : square}
    >
      {icon === undefined ? texts.names[name] : <ToolIcon name={icon} />}
    </button>
  );
}

/** Links stand in lines of words. */
const canHoldLink = ({ selection }: EditorState, isReadOnly: boolean) =>
  !isReadOnly && selection.$from.parent.isTextblock && selection.$from.parent.type.spec.code !== true;
