import type { RecordState } from '@/components/admin/store/types';
import { sharedStrings } from '@/components/admin/strings/shared';
import { stateLabels } from '@/components/admin/records/state-text';

export const pageSizes = [25, 50, 100] as const;

/** What a list shows. It stands in the query string, so that it can be shared and survives Back. */
export type ListQuery = {
  readonly text: string;
  /** '' for all. */
  readonly category: string;
  readonly state: ListState | '';
  /** Key of a column, `-` before it sorts downwards; '' for the saved order. */
  readonly sort: string;
  readonly size: (typeof pageSizes)[number];
  /** From 1. */
  readonly page: number;
};

type ListState = RecordState['kind'] | 'no-bangla' | 'older-bangla';

/** What a list can be narrowed to, by its place in the query string: a state, or what is to be done in Bangla. */
export const filterLabels: Readonly<Record<ListState, string>> = {
  ...stateLabels,
  'no-bangla': sharedStrings.noBangla,
  'older-bangla': sharedStrings.olderBangla,
};

export const plainQuery: ListQuery = { text: '', category: '', state: '', sort: '', size: 25, page: 1 };

const isState = (text: string): text is ListState => Object.hasOwn(filterLabels, text);

/** Reads a query string; what it does not know counts as not given. */
export function parseListQuery(search: string): ListQuery {
  const params = new URLSearchParams(search);
  const state = params.get('state') ?? '';
  const sort = params.get('sort') ?? '';
  const page = Number(params.get('page') ?? 1);
  return {
    text: params.get('q') ?? '',
    category: params.get('category') ?? '',
    state: isState(state) ? state : '',
    sort: sort === '-' ? '' : sort,
    size: pageSizes.find((size) => String(size) === params.get('size')) ?? plainQuery.size,
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The query string of a query, with its `?`; '' for the plain list. */
export function listSearch({ text, category, state, sort, size, page }: ListQuery) {
  const params = new URLSearchParams();
  if (text !== '') params.set('q', text);
  if (category !== '') params.set('category', category);
  if (state !== '') params.set('state', state);
  if (sort !== '') params.set('sort', sort);
  if (size !== plainQuery.size) params.set('size', String(size));
  if (page !== 1) params.set('page', String(page));
  const search = params.toString();
  return search === '' ? '' : `?${search}`;
}

export const isFiltered = ({ text, category, state }: ListQuery) =>
  text.trim() !== '' || category !== '' || state !== '';
