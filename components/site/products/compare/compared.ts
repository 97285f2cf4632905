/** Parameters of the address, one for each product that is compared. */
export const SLOTS = ['a', 'b', 'c', 'd'] as const;

/** Content of a cell without a figure. */
export const NO_FIGURE = '–';

/** Reads the ids in an address, `''` for an empty slot. Leaves out unknown ones and repetitions. */
export function slotsIn(search: string, known: readonly string[]) {
  const query = new URLSearchParams(search);
  const asked = SLOTS.map((slot) => query.get(slot) ?? '');
  const slots = asked.map((id, index) => (known.includes(id) && asked.indexOf(id) === index ? id : ''));
  return { slots, hasUnknown: asked.some((id) => id !== '' && !known.includes(id)) };
}

/** Returns the query of products by slot (`?a=…&b=…`), empty without any. */
export function compareQuery(slots: readonly string[]) {
  const pairs = SLOTS.map((slot, index) => [slot, slots[index] ?? '']).filter(([, id]) => id !== '');
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs).toString()}`;
}

/** Merges the titles of the rows of several products: each once, a new one before the next that is known. */
export function mergedTitles(lists: readonly (readonly string[])[]) {
  const merged: string[] = [];
  for (const titles of lists) {
    let place = merged.length;
    for (const title of titles.toReversed()) {
      const position = merged.indexOf(title);
      if (position < 0) merged.splice(place, 0, title);
      else place = position;
    }
  }
  return merged;
}

/** Reads the column of a product from the static tables of the page: its head, and its figures by the title of their row. */
export function columnOf(id: string) {
  const head = document.querySelector<HTMLTableCellElement>(`[data-every-product] [data-product="${id}"]`);
  const rows = [...(head?.closest('table')?.tBodies[0]?.rows ?? [])];
  const cells = rows
    .map((row) => [row.cells[0]?.textContent ?? '', row.cells[head?.cellIndex ?? 0]] as const)
    .filter(([, cell]) => cell?.textContent !== NO_FIGURE);
  return { id, head, cells: new Map(cells) };
}
