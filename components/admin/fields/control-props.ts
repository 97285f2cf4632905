import type { ChangeOptions } from './bangla-side';

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
