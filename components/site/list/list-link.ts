import {
  lineOfItem,
  type ListLine,
  listOf,
  MAX_LINES,
  type ProjectList,
  readCount,
  type ReadList,
  type Work,
  workParts,
} from '@/components/site/shared/project-list/project-list';

const PART = '_';
const LINE = '*';
const SIDE = '.';
const names = Object.keys(workParts) as readonly (keyof Work)[];

/** Serializes a list to a query. Its signs are those that neither a query nor a mail has to escape. */
export function queryOf({ lines, note }: ProjectList) {
  const query = new URLSearchParams({ lines: lines.map(codeOf).join(LINE) });
  if (note !== '') query.set('note', note);
  return query;
}

/** `paver-60_1522_k3f9_ground_m_105000.40000____grey_70_running`: product, count, id and work; absent parts are empty. */
function codeOf({ id, product, count, work }: ListLine) {
  const parts = names.map((name) => [work?.[name] ?? ''].flat().join(SIDE));
  return [product, count, id === product ? '' : id, ...parts].join(PART).replace(/_+$/, '');
}

/** Reads what `codeOf` wrote; `listOf` tests it. */
function lineOfCode(code: string) {
  const [product = '', count = '', id = '', ...parts] = code.split(PART);
  const line = { id: id || product, product, count: readCount(count) };
  return parts.length === 0 ? line : { ...line, work: Object.fromEntries(names.map(partOf(parts))) };
}

const partOf = (parts: readonly string[]) => (name: keyof Work, index: number) => {
  const text = parts[index] ?? '';
  if (name === 'sides') return [name, text === '' ? [] : text.split(SIDE).map(Number)] as const;
  if (text === '') return [name, undefined] as const;
  return [name, /^\d/.test(text) ? Number(text) : text] as const;
};

/** Reads an item of a link of version 1: `solid-brick*500`. */
function lineOfOldItem(text: string) {
  const [id, count = '1'] = text.split('*');
  return lineOfItem({ id, count: readCount(count) });
}

/** Parses the list of a link, of version 1 (`items`), too; undefined where the address has none. */
export function listFromQuery(query: URLSearchParams): ReadList | undefined {
  const note = query.get('note') ?? '';
  const [lines, items] = [query.get('lines'), query.get('items')];
  const split = (text: string, sign: string) => text.split(sign, MAX_LINES * 2);
  if (lines !== null) return listOf(split(lines, LINE).map(lineOfCode), note);
  return items === null ? undefined : listOf(split(items, ',').map(lineOfOldItem), note);
}
