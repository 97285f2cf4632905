import type { FieldSpec } from '@/content/lib/field-spec';
import type { z } from '@/content/lib/zod';
import type { Translation, ChangeOptions } from './translation';

/** The element that a link to a field leads to. */
export const fieldId = (path: string) => `field-${path}`;

/** What the control of a field kind is given. */
export type FieldProps<Spec extends FieldSpec = FieldSpec> = {
  readonly spec: Spec;
  /** Where the field is in the record: `title`, `figures.1.value`. */
  readonly path: string;
  /** Of this field; says what it allows. */
  readonly schema: z.core.$ZodType | undefined;
  readonly value: unknown;
  /** What is wrong with a field, by its path; undefined while nothing is shown. */
  readonly messageOf: (path: string) => string | undefined;
  readonly isReadOnly: boolean;
  /** Gives the record's title, for the name of a picture's file. */
  readonly readTitle: () => string;
  /** Undefined takes the field away. */
  readonly onChange: (value: unknown, options?: ChangeOptions) => void;
  readonly onLeave: () => void;
  /** Undefined where the field has no language. */
  readonly bangla?: Translation | undefined;
  /** Of what is written, where it is not English. */
  readonly lang?: 'bn';
};

/** What every control of the form is given. */
export type ControlProps = {
  readonly name: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly isRequired?: boolean | undefined;
  readonly isReadOnly: boolean;
  readonly message: string | undefined;
  /** Of what is written, where it is not English. */
  readonly lang?: 'bn' | undefined;
  /** Called when the field is left. */
  readonly onLeave: () => void;
};

export type TextControlProps = ControlProps & {
  readonly value: string;
  readonly max: number | null;
  /** Characters that are shown; more may be typed. */
  readonly room?: number | undefined;
  readonly onChange: (value: string) => void;
};

/** What the control of a long text is given. */
export type LongTextProps = TextControlProps & {
  /** Gives the record's title: the files of pictures are named after it. */
  readonly readTitle: () => string;
  readonly onChange: (value: string, options?: ChangeOptions) => void;
};

/** Borders say what is wrong in colour; the message and `aria-invalid` say it in words. */
export const controlStyle = (message: string | undefined) =>
  `block w-full border bg-white px-3.5 py-2.5 text-ink disabled:bg-concrete-100 not-[select]:read-only:bg-concrete-100 ${
    message === undefined ? 'border-concrete-400' : 'border-clay border-l-4'
  }`;
