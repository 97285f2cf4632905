import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';
import { enquiryEndpoint } from '@/content/registry/enquiry-endpoint';

/** How every control of a form looks: as high as a button and square. */
const frame =
  'block min-h-control w-full rounded-none border border-concrete-600 leading-normal text-ink hover:border-ink';

/** A control that is typed into. */
export const controlStyles = `${frame} bg-paper px-4 text-base read-only:bg-concrete-100`;

/** A control that takes a file: the browser's own button, in the site's looks. */
const fileControlStyles = `${frame} bg-paper py-1.5 pr-4 pl-1.5 type-small file:mr-4 file:min-h-10 file:cursor-pointer file:bg-ink file:px-4 file:font-semibold file:text-paper hover:file:bg-concrete-800`;

type Labelled = {
  readonly id: string;
  readonly label: string;
  /** Marked with an asterisk and announced as required; validated only where the form is sent (`form-required`). */
  readonly isRequired?: boolean;
};

type Control<Tag extends 'input' | 'textarea'> = Labelled & Omit<ComponentProps<Tag>, 'required'>;

/** A labelled input of one line, or a file input. */
export function FormField({ id, label, isRequired, className, ...props }: Control<'input'>) {
  return (
    <div className={className}>
      <FormLabel id={id} label={label} isRequired={isRequired} />
      <input
        id={id}
        aria-required={isRequired}
        required={isRequired && enquiryEndpoint() !== ''}
        className={props.type === 'file' ? fileControlStyles : controlStyles}
        {...props}
      />
    </div>
  );
}

/** A labelled field of several lines. */
export function FormArea({ id, label, isRequired, className, rows, ...props }: Control<'textarea'>) {
  return (
    <div className={className}>
      <FormLabel id={id} label={label} isRequired={isRequired} />
      <textarea
        id={id}
        rows={rows}
        aria-required={isRequired}
        required={isRequired && enquiryEndpoint() !== ''}
        className={cn(controlStyles, 'resize-y py-3')}
        {...props}
      />
    </div>
  );
}

/** A control's visible name. The asterisk is visual; the control has `aria-required`. */
function FormLabel({ id, label, isRequired = false }: Labelled) {
  return (
    <label htmlFor={id} className="mb-2 block type-small font-semibold">
      <span>{label}</span>
      {isRequired && (
        <span aria-hidden="true" className="ml-1 text-brand-ink">
          *
        </span>
      )}
    </label>
  );
}
