import { memo } from 'react';
import type { Media } from '@/content/lib/studio-types';
import type { z } from '@/content/lib/zod';
import { AreaField } from './area-field';
import type { DraftPicture } from './draft-picture';
import { fieldLimits } from './field-limits';
import type { FieldSpec } from './field-specs';
import { ImageField } from './image-field';
import { MarkdownField } from './markdown-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';

type RecordFieldProps = {
  readonly spec: FieldSpec;
  /** Of the whole record; says what the field allows. */
  readonly schema: z.ZodMiniObject;
  readonly value: unknown;
  /** Gives the record's title, for the name of a picture's file. */
  readonly readTitle: () => string;
  readonly message: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (name: string, value: string | DraftPicture | undefined, media?: Media) => void;
  readonly onLeave: (name: string) => void;
};

/** The control of one field of a record. Remembered, because a key in one field must not draw the others again. */
export const RecordField = memo(function RecordField({
  spec,
  schema,
  value,
  readTitle,
  message,
  isReadOnly,
  onChange,
  onLeave,
}: RecordFieldProps) {
  const { name, label, help, isRequired } = spec;
  const { max, options } = fieldLimits(schema, name);
  const shared = { name, label, help, isRequired, message, isReadOnly, onLeave: () => onLeave(name) };
  const change = (next: string | DraftPicture | undefined, media?: Media) => onChange(name, next, media);
  const text = { ...shared, value: typeof value === 'string' ? value : '', max, onChange: change };
  switch (spec.control) {
    case 'text':
      return <TextField {...text} />;
    case 'date':
      return <TextField {...text} type="date" />;
    case 'area':
      return <AreaField {...text} />;
    case 'markdown':
      return <MarkdownField {...text} />;
    case 'select':
      return <SelectField {...text} options={options} />;
    case 'image':
      return (
        <ImageField {...shared} value={value} rules={spec.picture} readTitle={readTitle} onChange={change} />
      );
    default:
      // A kind of field without a control does not compile.
      return spec satisfies never;
  }
});
