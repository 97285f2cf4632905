import { site, type StudioSite } from '@/components/admin/site';
import type { Row } from '@/components/admin/store/types';
import { banglaOf, isPair } from '@/lib/records';
import { normaliseText } from '@/components/admin/lib/search-words';

/** Returns the full title, for use outside of tables that show other fields: products of one name differ in size. */
export const fullTitle = (
  { entity, id, title, named }: Pick<Row, 'entity' | 'id' | 'title' | 'named'>,
  { registry }: Pick<StudioSite, 'registry'> = site(),
) => registry[entity].fullTitleOf?.(named) || title || id;

type RowText = { readonly title: string; readonly all: string };

/** Cache by row: unchanged rows keep their identity, so each is read once. */
const known = new WeakMap<Row, RowText>();

/** Returns the normalized title, and all texts of a record including title and id, for search and filter. */
export function rowText(row: Row): RowText {
  const before = known.get(row);
  if (before) return before;
  const title = normaliseText(row.title);
  const texts = textsIn(row.named);
  const text = { title, all: [title, row.id, ...texts.map(normaliseText)].join('\n') };
  known.set(row, text);
  return text;
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (isPair(value)) return [value.en, banglaOf(value)];
  const isPicture = typeof value === 'object' && value !== null && 'src' in value;
  return isPicture ? [] : Object.values(value ?? {}).flatMap(textsIn);
}
