/**
 * The address's query, overruled by every field that the visitor changed before the script was there. Fields bear the
 * names that their values have in the address.
 */
export function queryWithTyped(search: string, place: ParentNode) {
  const query = new URLSearchParams(search);
  for (const field of place.querySelectorAll('input')) {
    const isChanged =
      field.type === 'radio' ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
    if (isChanged) query.set(field.name, field.value);
  }
  return query;
}
