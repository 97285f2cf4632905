import { editPath } from '@/components/admin/records/entities';
import type { Entity, FieldSpec, z } from '@/lib/records';
import type { Language } from '@/lib/text';

/** Options of a field's change. Value and options form one step of Undo. */
export type ChangeOptions = {
  /** Whether the value is a new picture: what described the one before goes. */
  readonly isNew?: boolean;
  /** Makes a separate step in the history, not joined with earlier typing. */
  readonly isStep?: boolean;
};

/** Sets the value of a field; undefined removes the field. */
export type FieldSetter = (value: unknown, options?: ChangeOptions) => void;

/** Returns the id of a field's element, the target of links to the field. */
export const fieldId = (path: string) => `field-${path}`;

/** Returns the address of a field in the editor of a record; that of the editor for ''. */
export const fieldPath = (entity: Entity, id: string, field: string) =>
  editPath(entity, id) + (field && `#${fieldId(field)}`);

export type FieldProps<Spec extends FieldSpec = FieldSpec> = {
  readonly spec: Spec;
  /** Path of the control: `title`, `title.bn`, `figures.1.value`. */
  readonly path: string;
  readonly schema: z.core.$ZodType | undefined;
  readonly value: unknown;
  /** Returns the error message of a field by its path; undefined without one, or while messages are hidden. */
  readonly messageOf: (path: string) => string | undefined;
  readonly isReadOnly: boolean;
  /** Returns the record's title, which names the files of new pictures. */
  readonly readTitle: () => string;
  readonly onChange: FieldSetter;
  readonly onLeave: (language?: Language) => void;
  /** Language of the value, unless English. */
  readonly lang?: 'bn';
};

export type ControlProps = {
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isReadOnly: boolean;
  readonly message: string | undefined;
  readonly lang?: 'bn' | undefined;
  readonly onLeave: () => void;
};

export type TextControlProps = ControlProps & {
  readonly value: string;
  readonly max: number | null;
  /** Number of characters that the page shows; more may be typed. */
  readonly room?: number | undefined;
  readonly onChange: (value: string) => void;
};

export type LongTextProps = TextControlProps & {
  readonly readTitle: () => string;
  readonly onChange: (value: string, options?: ChangeOptions) => void;
};

/** Returns classes of a control. The border marks an error by colour only; message and `aria-invalid` state it. */
export const controlStyle = (message: string | undefined) =>
  `block w-full border bg-white px-3.5 py-2.5 text-ink disabled:bg-concrete-100 not-[select]:read-only:bg-concrete-100 ${
    message === undefined ? 'border-concrete-400' : 'border-clay border-l-4'
  }`;
