/** The ids with one of them moved to another place; places beyond the ends are the ends. */
export function moveItem(ids: readonly string[], id: string, place: number): readonly string[] {
  const rest = ids.filter((other) => other !== id);
  const at = Math.max(0, Math.min(rest.length, place));
  return [...rest.slice(0, at), id, ...rest.slice(at)];
}
