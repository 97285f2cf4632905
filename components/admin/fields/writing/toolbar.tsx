import { type KeyboardEvent, useRef, useState } from 'react';
import { writingStrings as texts } from '@/components/admin/strings/writing';
import { actionStyles, pressedStyle } from '@/components/admin/ui/control-styles';
import { Icon } from '@/components/ui/icons';
import type { EditorState } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import { linkAt, selectedPicture, tableToolNames, tools } from '@/components/admin/writing/commands';
import { asStep } from './use-writing';

type ToolbarProps = Tools & {
  readonly label: string;
  readonly controls: string;
};

type ToolName = keyof typeof texts.names;

const toolStyle = `${pressedStyle} cursor-pointer border border-transparent -outline-offset-3 hover:border-ink aria-disabled:cursor-default aria-disabled:not-aria-pressed:opacity-40 aria-pressed:bg-ink aria-pressed:text-paper`;
const square = `grid size-11 place-content-center ${toolStyle}`;
const word = `h-11 px-3 font-semibold ${toolStyle}`;

/** Sticks below the studio's status bar: two lines high, one in wide windows. In low windows that bar is not sticky. */
const belowStatus = 'sticky top-0 [@media(height>=30rem)]:max-xl:top-22 [@media(height>=30rem)]:xl:top-12';

/** Toolbar of the visual editor (WAI-ARIA APG, Toolbar). Presses keep the text's selection; Alt+F10 leads here. */
export function Toolbar({ label, controls, ...writing }: ToolbarProps) {
  const { textButtons, tableButtons } = useTools(writing);
  const [stop, setStop] = useState(0);
  const bar = useRef<HTMLDivElement>(null);

  const count = textButtons.length + tableButtons.length;

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') writing.view.focus();
    const step = { ArrowRight: 1, ArrowLeft: -1, Home: -stop, End: count - 1 - stop }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (stop + step + count) % count;
    setStop(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };

  const reachable = Math.min(stop, count - 1);
  const draw = (button: ToolButtonState, index: number) => (
    <ToolButton
      key={button.name}
      {...button}
      isReachable={index === reachable}
      onFocus={() => setStop(index)}
    />
  );
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={texts.tools(label)}
      aria-controls={controls}
      aria-keyshortcuts="Alt+F10"
      tabIndex={-1}
      onKeyDown={handleKeyDown}
      className={`${belowStatus} z-raised border border-b-0 border-concrete-400 bg-paper p-1 outline-none`}
    >
      <div className="flex flex-wrap">{textButtons.map(draw)}</div>
      {tableButtons.length > 0 && (
        <div
          role="group"
          aria-label={texts.tableTools}
          className="mt-1 flex flex-wrap border-t border-joint pt-1"
        >
          {tableButtons.map((button, index) => draw(button, textButtons.length + index))}
        </div>
      )}
    </div>
  );
}

type ToolButtonProps = ToolButtonState & { readonly isReachable: boolean; readonly onFocus: () => void };

function ToolButton({ name, isOn, can, press, isReachable, onFocus }: ToolButtonProps) {
  const icon = iconOf(name);
  return (
    <button
      type="button"
      aria-label={texts.names[name]}
      title={icon === undefined ? undefined : texts.names[name]}
      aria-pressed={isOn}
      aria-disabled={!can}
      tabIndex={isReachable ? 0 : -1}
      onFocus={onFocus}
      // Keeps focus and selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => can && press()}
      className={
        icon !== undefined ? square : isOn !== undefined ? word : `${actionStyles.quietLow} -outline-offset-3`
      }
    >
      {icon ?? texts.names[name]}
    </button>
  );
}

const drawings: Partial<Record<ToolName, string>> = {
  link: 'M10 14l4-4M12 7l3-3a3.5 3.5 0 0 1 5 5l-3 3M12 17l-3 3a3.5 3.5 0 0 1-5-5l3-3',
  list: 'M9 6h12M9 12h12M9 18h12M3 6h2M3 12h2M3 18h2',
  numbers: 'M10 6h11M10 12h11M10 18h11M3 5l2-1v6M3 15h3l-3 4h3',
  quote: 'M4 5v14M9 7h11M9 12h11M9 17h7',
  picture: 'M3 5h18v14H3zM3 16l6-5 4 3 3-2 5 4',
  table: 'M3 5h18v14H3zM3 10h18M3 15h18M9 5v14M15 5v14',
};

const letters: Partial<Record<ToolName, string>> = { bold: 'B', italic: 'I' };

function iconOf(name: ToolName) {
  const [letter, drawing] = [letters[name], drawings[name]];
  if (letter !== undefined) {
    return (
      <span aria-hidden="true" className={`text-lg font-bold ${name === 'italic' ? 'italic' : ''}`}>
        {letter}
      </span>
    );
  }
  if (drawing === undefined) return undefined;
  return (
    <Icon width={20} height={20}>
      <path d={drawing} />
    </Icon>
  );
}

type Tools = {
  readonly view: EditorView;
  readonly state: EditorState;
  readonly isReadOnly: boolean;
  readonly onLink: () => void;
  readonly onPicture: () => void;
};

type ToolButtonState = {
  readonly name: ToolName;
  /** Value of `aria-pressed`; undefined for a button that is no toggle. */
  readonly isOn: boolean | undefined;
  readonly can: boolean;
  readonly press: () => void;
};

function useTools({ view, state, isReadOnly, onLink, onPicture }: Tools) {
  const tool = (name: keyof typeof tools): ToolButtonState => ({
    name,
    isOn: tools[name].isOn?.(state),
    can: !isReadOnly && tools[name].run(state),
    press: () => {
      tools[name].run(view.state, (transaction) => view.dispatch(asStep(transaction)), view);
      view.focus();
    },
  });

  const textButtons: readonly ToolButtonState[] = [
    tool('h2'),
    tool('h3'),
    tool('bold'),
    tool('italic'),
    { name: 'link', isOn: linkAt(state) !== null, can: canHoldLink(state, isReadOnly), press: onLink },
    tool('list'),
    tool('numbers'),
    tool('quote'),
    { name: 'picture', isOn: selectedPicture(state) !== null, can: !isReadOnly, press: onPicture },
    tool('table'),
  ];
  const tableButtons = tools.table.isOn?.(state) ? tableToolNames.map(tool) : [];
  return { textButtons, tableButtons };
}

/** Whether the selection can hold a link: text blocks other than code can. */
const canHoldLink = ({ selection }: EditorState, isReadOnly: boolean) =>
  !isReadOnly && selection.$from.parent.isTextblock && selection.$from.parent.type.spec.code !== true;
