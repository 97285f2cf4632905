const keys = [
  ['Ctrl or Cmd + K', 'Search'],
  ['Ctrl or Cmd + S', 'Save now'],
  ['Ctrl or Cmd + Z', 'Undo (outside text fields)'],
  ['Ctrl or Cmd + Shift + Z', 'Redo (outside text fields)'],
  ['Alt + Up, Alt + Down', 'Move a record while reordering'],
  ['Escape', 'Close'],
  ['Shift + F1', 'This list'],
] as const;

/** The studio's keys, for the help dialog and the settings. */
export function KeyList() {
  return (
    <dl className="border-t border-joint">
      {keys.map(([combination, effect]) => (
        <div key={combination} className="flex flex-wrap justify-between gap-x-6 border-b border-joint py-2">
          <dt className="font-semibold">{combination}</dt>
          <dd>{effect}</dd>
        </div>
      ))}
    </dl>
  );
}
