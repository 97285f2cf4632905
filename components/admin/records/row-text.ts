import type { Row } from '@/components/admin/store/types';
import { registry } from '@/content/registry';
import { normaliseText } from '@/components/admin/lib/search-words';

/** What a record is called outside of a table that shows its other fields: two products of one name differ in size. */
export const fullTitle = ({ entity, id, title, value }: Pick<Row, 'entity' | 'id' | 'title' | 'value'>) =>
  registry[entity].fullTitleOf?.(value) || title || id;

type RowText = { readonly title: string; readonly all: string };

/** Rows stay the same object while their record has not changed, so each is read once. */
const known = new WeakMap<Row, RowText>();

/** What search and filter look through: the title, and every text of the record with it. */
export function rowText(row: Row): RowText {
  const before = known.get(row);
  if (before) return before;
  const title = normaliseText(row.title);
  const texts = textsIn({ ...row.value, bnMadeFrom: undefined });
  const text = { title, all: [title, row.id, ...texts.map(normaliseText)].join('\n') };
  known.set(row, text);
  return text;
}

/** Every text of a value, also inside groups and rows; of pictures none. */
function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  const isPicture = typeof value === 'object' && value !== null && 'src' in value;
  return isPicture ? [] : Object.values(value ?? {}).flatMap(textsIn);
}
