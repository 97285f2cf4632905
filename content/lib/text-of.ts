/** Text without the blanks around it; '' for everything else. */
export function textOf(value: unknown) {
  return typeof value === 'string' ? value.trim() : '';
}
