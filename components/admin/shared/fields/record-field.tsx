import type { Media } from '@/content/lib/studio-types';
import { AreaField } from './area-field';
import type { DraftPicture } from './draft-picture';
import type { FieldSpec } from './field-specs';
import { ImageField } from './image-field';
import { MarkdownField } from './markdown-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';

type RecordFieldProps = {
  readonly spec: FieldSpec;
  readonly value: unknown;
  readonly max: number | null;
  readonly options: readonly string[];
  /** The record's title, for the name of a picture's file. */
  readonly title: string;
  readonly message: string | undefined;
  readonly isReadOnly: boolean;
  readonly onChange: (value: string | DraftPicture | undefined, media?: Media) => void;
  readonly onLeave: () => void;
};

/** The control of one field of a record. */
export function RecordField({ spec, value, max, options, title, onChange, ...state }: RecordFieldProps) {
  const { name, label, help, isRequired } = spec;
  const shared = { name, label, help, isRequired, ...state };
  const text = { ...shared, value: typeof value === 'string' ? value : '', max, onChange };
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
      return <ImageField {...shared} value={value} rules={spec.picture} title={title} onChange={onChange} />;
  }
}
