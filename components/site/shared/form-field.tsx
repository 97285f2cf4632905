import type { ComponentProps } from 'react';
import { enquiryEndpoint } from '@/content/lib/enquiry-endpoint';
import { controlStyles, fileControlStyles, FormLabel } from './form-label';

type FormFieldProps = Omit<ComponentProps<'input'>, 'required' | 'className'> & {
  readonly id: string;
  readonly label: string;
  /** Marked with an asterisk and announced as required; validated only where the form is sent (`form-required`). */
  readonly isRequired?: boolean;
  readonly className?: string;
};

/** A labelled input of one line, or a file input. */
export function FormField({ id, label, isRequired = false, className, ...props }: FormFieldProps) {
  return (
    <div className={className}>
      <FormLabel htmlFor={id} label={label} isRequired={isRequired} />
      <input
        id={id}
        aria-required={isRequired || undefined}
        required={isRequired && enquiryEndpoint() !== ''}
        className={props.type === 'file' ? fileControlStyles : controlStyles}
        {...props}
      />
    </div>
  );
}
