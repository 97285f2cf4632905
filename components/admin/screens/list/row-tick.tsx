type RowTickProps = {
  readonly label: string;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
};

/** Selects a row, or all rows of the page, for the actions on many. */
export const RowTick = ({ label, isTicked, onTick }: RowTickProps) => (
  <label className="-m-2 grid size-9 cursor-pointer place-content-center">
    <input
      type="checkbox"
      aria-label={label}
      checked={isTicked}
      onChange={(event) => onTick(event.target.checked)}
      className="size-4.5 accent-leaf"
    />
  </label>
);
