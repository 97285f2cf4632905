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
