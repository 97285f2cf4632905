import type { FieldSpec } from '@/content/lib/field-spec';
import type { z } from '@/content/lib/zod';
import type { BanglaSide, ChangeOptions } from './bangla-side';

/** What the control of a field kind is given. */
export type FieldProps<Spec extends FieldSpec = FieldSpec> = {
  readonly spec: Spec;
  /** Where the field stands in the record: `title`, `figures.1.value`. */
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
  readonly bangla?: BanglaSide | undefined;
  /** Of what is written, where it is not English. */
  readonly lang?: 'bn';
};
