/**
 * The address's query, overruled by every field that the visitor changed before the script was there. Fields bear the
 * names that their values have in the address.
 */
export function queryWithTyped(search: string, place: ParentNode) {
  const query = new URLSearchParams(search);
  for (const field of place.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input, select')) {
    if (isChanged(field)) query.set(field.name, field.value);
  }
  return query;
}

function isChanged(field: HTMLInputElement | HTMLSelectElement) {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
  return field.type === 'radio' ? field.checked && !field.defaultChecked : field.value !== field.defaultValue;
}
