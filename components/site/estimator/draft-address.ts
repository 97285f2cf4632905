import { type LengthUnit, readLength, readNumber } from '@/lib/counting';
import { exampleDraft, type FormDraft, hasUnit, signs, type Typed } from './draft';
import type { Field, InputName } from './fields';
import type { Calculation, Calculator } from './kinds';
import type { Words } from './words';

/** A valid draft with what it gives. `isRefused`: values of the example replace some of an address. */
export type GoodDraft = {
  readonly draft: FormDraft;
  readonly calculate: (unit: LengthUnit, heading: string) => Calculation;
  readonly isRefused?: boolean;
};

/** Returns the example of a calculator, by default in the first unit; throws if it is invalid. */
export function exampleForm(calculator: Calculator, words: Words, unit?: LengthUnit): GoodDraft {
  const draft = exampleDraft(calculator, unit);
  const read = calculator.read(draft, words);
  if (!read.ok)
    throw new Error(`components/site/estimator/kinds: no example: ${JSON.stringify(read.errors)}`);
  return { draft, calculate: read.calculate };
}

const isUnit = (text: string | null | undefined): text is LengthUnit => text === 'ft' || text === 'm';

/** Parses an address (`?length=12ft&block=140`); the example's values replace what cannot be used. */
export function draftFromAddress(query: URLSearchParams, calculator: Calculator, words: Words): GoodDraft {
  const unitText = query.get('unit');
  const example = exampleDraft(calculator, isUnit(unitText) ? unitText : undefined);
  const { unit } = example;
  const found = calculator.fields.map(
    (field) => [field.name, typedIn(query.get(field.name), field, unit)] as const,
  );
  const typed: FormDraft['typed'] = Object.fromEntries(
    found
      .map(([name, value]) => [name, value ?? example.typed[name]] as const)
      .filter(([, value]) => value !== undefined),
  );
  const read = calculator.read({ unit, typed }, words);
  if (!read.ok) return { ...exampleForm(calculator, words, unit), isRefused: true };
  const isAsked = (name: InputName) => Object.hasOwn(read.values, name) || /^openings\d$/.test(name);
  const isRefused =
    (unitText !== null && !isUnit(unitText)) ||
    found.some(([name, value]) => value === undefined && query.has(name) && isAsked(name));
  return { draft: { unit, typed }, calculate: read.calculate, ...(isRefused && { isRefused }) };
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
