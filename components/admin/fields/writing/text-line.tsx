import { useEffect, useRef, useId } from 'react';
import { focusFirst } from '@/components/admin/ui/dialog-frame';
import { controlStyle } from '../control-props';

/** Ref for what a dialog asks first: it gets the focus when the dialog opens, and when it comes into one that is open. */
export function useFirstFocus<Control extends HTMLElement>(isFirst = true) {
  const control = useRef<Control>(null);
  useEffect(() => {
    if (!isFirst) return;
    focusFirst(control.current);
    control.current?.focus();
  }, [isFirst]);
  return control;
}

type TextLineProps = {
  readonly label: string;
  readonly help?: string;
  readonly isInvalid?: boolean;
  /** It is what the dialog asks first. */
  readonly isFirst?: boolean;
  readonly value: string;
  readonly isReadOnly?: boolean;
  readonly onChange: (value: string) => void;
  /** What Enter does. A form of its own would lie in the editor's. */
  readonly onEnter: () => void;
};

/** One line of text in a dialog of the visual editor. */
export function TextLine({
  label,
  help,
  isInvalid = false,
  isFirst = false,
  value,
  isReadOnly = false,
  onChange,
  onEnter,
}: TextLineProps) {
  const id = useId();
  const input = useFirstFocus<HTMLInputElement>(isFirst);
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        value={value}
        readOnly={isReadOnly}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter();
        }}
        aria-invalid={isInvalid}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        autoComplete="off"
        className={`${controlStyle(isInvalid ? label : undefined)} h-11`}
      />
      {help !== undefined && (
        <p
          id={`${id}-help`}
          className={`mt-1 text-sm ${isInvalid ? 'font-semibold text-clay' : 'text-concrete-600'}`}
        >
          {help}
        </p>
      )}
    </div>
  );
}
