import type { NeedBasis } from '@/content/entities/products/form/laying';
import type { LengthUnit } from '../wall-arithmetic';
import { type NeedDraft, readNeed, startOf } from './need-draft';
import { fields } from './need-fields';
import type { NeedWords } from '../words';

const shapes = ['rectangle', 'l', 'free'] as const;
const isUnit = (text: string | null | undefined): text is LengthUnit => text === 'ft' || text === 'm';
/** Longest text of a field that an address is taken for. */
const LONGEST = 400;

/** What an address asks for (`?length=12m&shape=l`). Parts that are missing or cannot be used together are the example's. */
export function needFromAddress(query: URLSearchParams, basis: NeedBasis, words: NeedWords): NeedDraft {
  const start = startOf(basis);
  const unitText = query.get('unit');
  const unit = isUnit(unitText) ? unitText : start.unit;
  const typed = Object.fromEntries(
    fields[basis.kind].map(({ name }) => {
      const [, text = '', ownUnit] = /^([^]*?)(ft|m)?$/.exec(query.get(name) ?? '') ?? [];
      const isUsed = query.has(name) && text.length <= LONGEST;
      return [name, isUsed ? { text, unit: isUnit(ownUnit) ? ownUnit : unit } : start.typed[name]];
    }),
  ) as NeedDraft['typed'];
  const draft: NeedDraft = {
    unit,
    shape: shapes.find((shape) => basis.kind === 'paving' && shape === query.get('shape')) ?? start.shape,
    pattern:
      (basis.kind === 'paving' && basis.patterns.find((pattern) => pattern === query.get('pattern'))) ||
      start.pattern,
    typed,
  };
  return readNeed(draft, basis, words).ok ? draft : { ...start, unit };
}

/** The address of this page with the draft in its query; whatever else stands in the query is kept. */
export function addressOfNeed({ unit, shape, pattern, typed }: NeedDraft, currentAddress: string) {
  const address = new URL(currentAddress);
  const values = {
    unit,
    shape,
    ...(pattern === undefined ? {} : { pattern }),
    ...Object.fromEntries(
      Object.entries(typed).map(([name, { text, unit: own }]) => [name, `${text.trim()}${own}`]),
    ),
  };
  Object.entries(values).forEach(([name, value]) => address.searchParams.set(name, value));
  return address;
}
