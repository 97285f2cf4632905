import type { Basis } from '@/content/setting-out/basis';
import type { LengthUnit } from '@/content/setting-out/lengths';
import { readLength, readNumber } from '@/content/setting-out/read-lengths';
import {
  exampleDraft,
  exampleOf,
  type FormDraft,
  type GoodDraft,
  hasUnit,
  parseDraft,
  signs,
  type Typed,
} from './draft';
import { type Field, fieldsOf } from './fields';
import type { Words } from './words';

const isUnit = (text: string | null | undefined): text is LengthUnit => text === 'ft' || text === 'm';

/** Parses an address (`?length=12ft&block=140`); the example's values replace what cannot be used. */
export function draftFromAddress(query: URLSearchParams, basis: Basis, words: Words): GoodDraft {
  const example = exampleDraft(basis, words.language);
  const unitText = query.get('unit');
  const unit = isUnit(unitText) ? unitText : example.unit;
  const read = fieldsOf(basis).map(
    (field) => [field.name, typedIn(query.get(field.name), field, unit)] as const,
  );
  const typed: FormDraft['typed'] = Object.fromEntries(
    read
      .map(([name, value]) => [name, value ?? example.typed[name]] as const)
      .filter(([, value]) => value !== undefined),
  );
  const parsed = parseDraft({ unit, typed }, basis, words);
  if (parsed.ok) {
    const used = { ...parsed.input.numbers, ...parsed.input.choices };
    const isRefused = read.some(
      ([name, value]) => value === undefined && query.has(name) && Object.hasOwn(used, name),
    );
    return { draft: { unit, typed }, input: parsed.input, ...(isRefused && { isRefused }) };
  }
  return { ...exampleOf(basis, words), draft: { ...example, unit }, isRefused: true };
}

/** Parses the text of a field with its unit from an address, `12ft` or `3 m ft`; undefined if invalid. */
function typedIn(value: string | null, field: Field, unit: LengthUnit): Typed | undefined {
  if (value === null) return undefined;
  if (field.measure === 'choice')
    return field.options?.includes(value) === true ? { text: value } : undefined;
  const [, before = value, own] = /^([^]*[\d. ])(ft|m)$/.exec(value) ?? [];
  const text = before.trim();
  const read =
    field.measure === 'length'
      ? readLength(text, unit)
      : field.measure === 'corners' || readNumber(text, signs[field.measure]);
  if (read === undefined) return undefined;
  return hasUnit(field) ? { text, unit: isUnit(own) ? own : unit } : { text };
}

/** Returns the page's address with the draft in its query; keeps other parameters. */
export function addressOfDraft({ unit, typed }: FormDraft, currentAddress: string) {
  const address = new URL(currentAddress);
  address.searchParams.set('unit', unit);
  for (const [name, { text, unit: own = '' }] of Object.entries(typed)) {
    // A space separates the field's unit from another one in the text.
    const space = own === '' || /[\d.]$/.test(text.trim()) ? '' : ' ';
    address.searchParams.set(name, `${text.trim()}${space}${own}`);
  }
  return address;
}
