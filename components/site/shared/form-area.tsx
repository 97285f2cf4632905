import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { enquiryEndpoint } from '@/content/lib/enquiry-endpoint';
import { controlStyles, FormLabel } from './form-label';

type FormAreaProps = Omit<ComponentProps<'textarea'>, 'required' | 'className'> & {
  readonly id: string;
  readonly label: string;
  /** Marked with an asterisk and announced as required; validated only where the form is sent (`form-required`). */
  readonly isRequired?: boolean;
  readonly className?: string;
};

/** A labelled field of several lines. */
export function FormArea({ id, label, isRequired = false, className, rows = 5, ...props }: FormAreaProps) {
  return (
    <div className={className}>
      <FormLabel htmlFor={id} label={label} isRequired={isRequired} />
      <textarea
        id={id}
        rows={rows}
        aria-required={isRequired || undefined}
        required={isRequired && enquiryEndpoint() !== ''}
        className={cn(controlStyles, 'resize-y py-3')}
        {...props}
      />
    </div>
  );
}
