import { useEffect, useRef, useId } from 'react';
import { focusFirst } from '@/components/admin/ui/dialog-frame';
import { controlStyle } from '../control-props';

/** Ref of a dialog's first control: focuses it when the dialog opens, or when it mounts in an open dialog. */
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
  readonly isFirst?: boolean;
  readonly lang?: string | undefined;
  readonly value: string;
  readonly isReadOnly?: boolean;
  readonly onChange: (value: string) => void;
  /** Handles Enter. A form element is not possible: React events would bubble to the editor's form. */
  readonly onEnter: () => void;
};

/** One line of text in a dialog of the visual editor. */
export function TextLine({
  label,
  help,
  isInvalid = false,
  isFirst = false,
  lang,
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
        lang={lang}
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
