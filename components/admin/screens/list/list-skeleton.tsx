const ROWS = [0, 1, 2, 3, 4, 5];

/** Placeholder until the records are loaded, with rows of the final height. */
export function ListSkeleton() {
  return (
    <div aria-hidden="true" data-needs-scripts="">
      <div className="mb-4 h-11 w-64 max-w-full bg-concrete-100" />
      <ul className="border-t-2 border-ink">
        {ROWS.map((row) => (
          <li key={row} className="flex h-21 items-center gap-4 border-b border-joint px-3">
            <span className="size-16 bg-concrete-100" />
            <span className="h-4 w-1/3 bg-concrete-100" />
          </li>
        ))}
      </ul>
    </div>
  );
}
