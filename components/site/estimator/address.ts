import type { Basis } from '@/content/setting-out/basis';
import type { LengthUnit } from '@/content/setting-out/lengths';
import {
  exampleDraft,
  exampleOf,
  type FormDraft,
  type GoodDraft,
  hasUnit,
  parseDraft,
  readNumber,
  type Typed,
} from './draft';
import { type Field, fieldsOf } from './fields';
import type { Words } from './words';

const isUnit = (text: string | null | undefined): text is LengthUnit => text === 'ft' || text === 'm';
/** Maximum length of a field's text in an address. */
const MAX_LENGTH = 400;

/**
 * Parses an address (`?length=12ft&block=140`). Missing or invalid fields get the example's values; if the fields are
 * inconsistent, all of them do.
 */
export function draftFromAddress(query: URLSearchParams, basis: Basis, words: Words): GoodDraft {
  const example = exampleDraft(basis, words.language);
  const unitText = query.get('unit');
  const unit = isUnit(unitText) ? unitText : example.unit;
  const typed = Object.fromEntries(
    fieldsOf(basis).map((field) => [
      field.name,
      typedIn(query.get(field.name), field, unit) ?? example.typed[field.name],
    ]),
  ) as FormDraft['typed'];
  const parsed = parseDraft({ unit, typed }, basis, words);
  if (parsed.ok) return { draft: { unit, typed }, input: parsed.input };
  return { ...exampleOf(basis, words), draft: { ...example, unit } };
}

/** Parses the text of a field with its unit from an address; undefined if invalid. */
function typedIn(value: string | null, field: Field, unit: LengthUnit): Typed | undefined {
  if (value === null || value.length > MAX_LENGTH) return undefined;
  if (field.measure === 'choice')
    return field.options?.includes(value) === true ? { text: value } : undefined;
  const [, text = '', own] = /^([^]*?)(ft|m)?$/.exec(value) ?? [];
  if (field.measure !== 'corners' && readNumber(text) === undefined) return undefined;
  return hasUnit(field) ? { text, unit: isUnit(own) ? own : unit } : { text };
}

/** Returns the page's address with the draft in its query; keeps other parameters. */
export function addressOfDraft({ unit, typed }: FormDraft, currentAddress: string) {
  const address = new URL(currentAddress);
  address.searchParams.set('unit', unit);
  for (const [name, { text, unit: own = '' }] of Object.entries(typed))
    address.searchParams.set(name, `${text.trim()}${own}`);
  return address;
}
