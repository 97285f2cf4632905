import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { controlStyles } from './form-control-styles';
import { FormLabel } from './form-label';

type FormFieldProps = Omit<ComponentProps<'input'>, 'required' | 'className'> & {
  readonly id: string;
  readonly label: string;
  /** Marked with an asterisk and announced as required; nothing validates (specification, section 5). */
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
        className={cn(
          controlStyles,
          'file:mr-4 file:min-h-10 file:cursor-pointer file:bg-ink file:px-4 file:font-semibold file:text-paper read-only:bg-concrete-100 hover:file:bg-concrete-800',
          props.type === 'file' && 'py-1.5 pl-1.5 type-small read-only:bg-paper',
        )}
        {...props}
      />
    </div>
  );
}
