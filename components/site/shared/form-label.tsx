/** How every control of a form looks: as high as a button and square. */
const frame =
  'block min-h-control w-full rounded-none border border-concrete-600 leading-normal text-ink hover:border-ink';

/** A control that is typed into. */
export const controlStyles = `${frame} bg-paper px-4 text-base read-only:bg-concrete-100`;

/** A control that takes a file: the browser's own button, in the site's looks. */
export const fileControlStyles = `${frame} bg-paper py-1.5 pr-4 pl-1.5 type-small file:mr-4 file:min-h-10 file:cursor-pointer file:bg-ink file:px-4 file:font-semibold file:text-paper hover:file:bg-concrete-800`;

type FormLabelProps = {
  /** The id of the control it names. */
  readonly htmlFor: string;
  readonly label: string;
  readonly isRequired: boolean;
};

/** A control's visible name. The asterisk is for the eye; the control itself says that it is required. */
export function FormLabel({ htmlFor, label, isRequired }: FormLabelProps) {
  return (
    <label htmlFor={htmlFor} className="mb-2 block type-small font-semibold">
      {label}
      {isRequired && (
        <span aria-hidden="true" className="ml-1 text-leaf">
          *
        </span>
      )}
    </label>
  );
}
