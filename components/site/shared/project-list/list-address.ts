import { listOf, MAX_ITEMS, type ProjectList } from './project-list';

/** Serializes a list to a query: `items=solid-brick*500,tile-bubble*40`. */
export function queryOf({ items, note }: ProjectList) {
  const query = new URLSearchParams({ items: items.map(({ id, count }) => `${id}*${count}`).join(',') });
  if (note !== '') query.set('note', note);
  return query;
}

/** Parses the list in a query; undefined without `items`. Skips invalid items. */
export function listFromQuery(query: URLSearchParams): ProjectList | undefined {
  const text = query.get('items');
  if (text === null) return undefined;
  const items = text.split(',', MAX_ITEMS * 2).map((part) => {
    const [id, count = '1'] = part.split('*');
    return { id, count: /^\d{1,6}$/.test(count) ? Number(count) : 0 };
  });
  return listOf(items, query.get('note') ?? '');
}
