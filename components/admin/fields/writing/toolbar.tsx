import { type KeyboardEvent, useRef, useState } from 'react';
import { writingStrings } from '@/components/admin/strings/writing';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { ToolIcon } from './tool-icon';
import { type Tools, type ToolButtonState, useTools } from './use-tools';

const texts = writingStrings;

type ToolbarProps = Tools & {
  readonly label: string;
  /** Of the text that it changes. */
  readonly controls: string;
};

const square =
  'grid size-11 cursor-pointer place-content-center border border-transparent -outline-offset-3 hover:border-ink aria-disabled:cursor-default aria-disabled:not-aria-pressed:opacity-40 aria-pressed:bg-ink aria-pressed:text-paper';

/** A button with its name. */
const word =
  'h-11 cursor-pointer border border-transparent px-3 font-semibold -outline-offset-3 hover:border-ink aria-disabled:cursor-default aria-disabled:not-aria-pressed:opacity-40 aria-pressed:bg-ink aria-pressed:text-paper';

/** As high as the studio's status bar, under which it stops: two lines, in wide windows one. In low windows that bar does not stay. */
const belowStatus = 'sticky top-0 [@media(height>=30rem)]:max-xl:top-22 [@media(height>=30rem)]:xl:top-12';

/**
 * The buttons over the visual editor (WAI-ARIA APG, Toolbar): one stop of the keyboard, arrows lead from button to button. A press keeps
 * the selection in the text and puts the focus there. Alt+F10 leads here from the text, in lists and tables too.
 */
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
      className={
        icon !== undefined ? square : isOn !== undefined ? word : `${actionStyles.quietLow} -outline-offset-3`
      }
    >
      {icon === undefined ? texts.names[name] : <ToolIcon name={icon} />}
    </button>
  );
}
