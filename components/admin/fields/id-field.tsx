import { memo, useState } from 'react';
import { idFieldStrings as texts } from '@/components/admin/strings/editor';
import { controlStyle } from './control-props';
import { controlProps, FieldFrame } from './field-frame';

type IdFieldProps = {
  readonly id: string;
  /** Published ids never change. */
  readonly isPublished: boolean;
  readonly isReadOnly: boolean;
  /** Renames the record; resolves to an error message or null. */
  readonly onRename: (id: string) => Promise<string | null>;
};

/** Field for the last part of the address, editable until published. Memoized: other fields do not re-render it. */
export const IdField = memo(function IdField({ id, isPublished, isReadOnly, onRename }: IdFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [message, setMessage] = useState<string>();
  const isFixed = isPublished || isReadOnly;

  const apply = async () => {
    const wanted = typed?.trim() ?? id;
    const problem = wanted === id ? null : await onRename(wanted);
    setMessage(problem ?? undefined);
    if (problem === null) setTyped(null);
  };

  const frame = { name: 'id', message, help: isPublished ? texts.fixed : texts.free };
  return (
    <FieldFrame {...frame} label={texts.label}>
      <input
        {...controlProps({ ...frame, onLeave: () => void apply() })}
        type="text"
        value={typed ?? id}
        readOnly={isFixed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void apply();
        }}
        autoComplete="off"
        spellCheck={false}
        className={`${controlStyle(message)} h-11`}
      />
    </FieldFrame>
  );
});
