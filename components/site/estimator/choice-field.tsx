type ChoiceFieldProps<Value extends string | number> = {
  /** Also the name of the value in the address. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly className?: string;
  /** Absent in the server's HTML, where the buttons are the browser's own. */
  readonly onChange?: (value: Value) => void;
};

/** A choice between a few, laid as jointed modules: native radio buttons, so the arrow keys work as everywhere. */
export function ChoiceField<Value extends string | number>(props: ChoiceFieldProps<Value>) {
  const { name, legend, options, value, className = '', onChange } = props;
  return (
    <fieldset className={`min-w-0 border-b border-joint px-4 pt-3 pb-4 md:px-5 ${className}`}>
      <legend className="float-left mb-2 w-full type-data text-concrete-600">{legend}</legend>
      <div className="clear-both flex gap-px bg-joint p-px">
        {options.map((option) => {
          const isChosen = option.value === value;
          const state = onChange
            ? { checked: isChosen, onChange: () => onChange(option.value) }
            : { defaultChecked: isChosen };
          return (
            <label
              key={option.value}
              className={`${options.length > 2 ? 'flex-auto' : 'flex-1'} flex min-h-11 cursor-pointer items-center justify-center gap-2 bg-white px-2 type-data has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-leaf`}
            >
              <input
                type="radio"
                name={name}
                value={option.value}
                className="h-2 w-4 shrink-0 appearance-none border border-current outline-none checked:bg-current forced-colors:h-4 forced-colors:appearance-auto"
                {...state}
              />
              {option.label}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
