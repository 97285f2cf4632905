import { useState } from 'react';
import { fieldStrings } from '@/components/admin/strings/fields';
import { controlStyle } from './control-props';

const texts = fieldStrings.id;

type IdFieldProps = {
  readonly id: string;
  /** Published ids never change. */
  readonly isPublished: boolean;
  readonly isReadOnly: boolean;
  /** Gives the record another id; answers with what is wrong, or null. */
  readonly onRename: (id: string) => Promise<string | null>;
};

/** The id of a record: the last part of its address, free until it is published for the first time. */
export function IdField({ id, isPublished, isReadOnly, onRename }: IdFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [message, setMessage] = useState<string>();
  const isFixed = isPublished || isReadOnly;

  const apply = async () => {
    const wanted = typed?.trim() ?? id;
    if (wanted === id) {
      setTyped(null);
      setMessage(undefined);
      return;
    }
    const problem = await onRename(wanted);
    setMessage(problem ?? undefined);
    if (problem === null) setTyped(null);
  };

  return (
    <div>
      <label htmlFor="field-id" className="mb-1.5 block font-semibold">
        {texts.label}
      </label>
      <input
        id="field-id"
        type="text"
        value={typed ?? id}
        readOnly={isFixed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => void apply()}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void apply();
        }}
        aria-invalid={message !== undefined}
        aria-describedby={message === undefined ? 'field-id-help' : 'field-id-message field-id-help'}
        autoComplete="off"
        spellCheck={false}
        className={`${controlStyle(message)} h-11`}
      />
      {message !== undefined && (
        <p id="field-id-message" className="mt-1.5 text-sm font-semibold text-clay">
          {message}
        </p>
      )}
      <p id="field-id-help" className="mt-1.5 text-sm text-concrete-600">
        {isPublished ? texts.fixed : texts.free}
      </p>
    </div>
  );
}
