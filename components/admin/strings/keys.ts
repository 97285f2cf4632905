/** What the keys do, key by key. */
export const keyStrings = [
  ['Ctrl or Cmd + K', 'Search'],
  ['Ctrl or Cmd + S', 'Save now'],
  ['Ctrl or Cmd + Z', 'Undo (outside text fields)'],
  ['Ctrl or Cmd + Shift + Z', 'Redo (outside text fields)'],
  ['Alt + Up, Alt + Down', 'Move an entry while reordering'],
  ['Alt + F10', 'From an article to its buttons; Escape leads back'],
  ['Escape', 'Close'],
  ['Shift + F1', 'This list'],
] as const;
