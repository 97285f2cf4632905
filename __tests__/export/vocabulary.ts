import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** A type of schema.org: the types above it, and its own properties with what each may hold. */
type Term = {
  readonly above: readonly string[];
  readonly properties: ReadonlyMap<string, readonly string[]>;
};

const source = readFileSync(
  createRequire(import.meta.url)
    .resolve('schema-dts')
    .replace(/schema\.js$/, 'schema.d.ts'),
  'utf8',
);

/** Types by name, from the declarations that `schema-dts` generates from the vocabulary. */
const terms = new Map<string, Term>();
/** The subtypes of a type and the values of an enumeration, as text. */
const unions = new Map<string, readonly string[]>();

for (const [, name = '', above = '', body = ''] of source.matchAll(
  /^(?:export )?interface (\w+?)(?:Base|Leaf)(?: extends ([\w, <>]+))? \{\n([\s\S]*?)^\}/gm,
)) {
  const known = terms.get(name);
  const properties = [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;$/gm)].map(
    ([, property = '', values = '']) => [property, values.split(' | ')] as const,
  );
  const parents = above.split(', ').map((parent) => parent.replace(/Base$/, ''));
  terms.set(name, {
    above: [...(known?.above ?? []), ...parents.filter((parent) => parent !== '' && parent !== name)],
    properties: new Map([...(known?.properties ?? []), ...properties]),
  });
}
for (const [, name = '', values = ''] of source.matchAll(/^export type (\w+) = (.*);$/gm))
  unions.set(name, values.split(' | '));

/** A type with all types above it. */
function lineOf(type: string): readonly string[] {
  return [type, ...(terms.get(type)?.above ?? []).flatMap(lineOf)];
}

export const isType = (type: string) => terms.has(type);

/** What a property of a type may hold, as names of types; undefined where the type has no such property. */
export const rangeOf = (type: string, property: string) =>
  lineOf(type)
    .map((each) => terms.get(each)?.properties.get(property))
    .find((values) => values !== undefined);

const TEXTS = new Set([
  'Text',
  'URL',
  'Date',
  'DateTime',
  'Time',
  'Duration',
  'CssSelectorType',
  'XPathType',
  'PronounceableText',
]);
const NUMBERS = new Set(['Number', 'Integer', 'Float', 'Quantity', 'Distance', 'Mass', 'Energy']);

/** The values of an enumeration. */
const valuesOf = (type: string) =>
  (unions.get(type) ?? []).filter((value) => value.startsWith('"')).map((value) => value.slice(1, -1));

/**
 * Whether a property whose range is known may hold a value. A node is held by its type or by one above it, and an address
 * may stand for it, as Google documents for breadcrumbs.
 */
export function mayHold(range: readonly string[], value: unknown): boolean {
  if (Array.isArray(value)) return value.every((each) => mayHold(range, each));
  if (typeof value === 'number') return range.some((type) => NUMBERS.has(type));
  if (typeof value === 'boolean') return range.includes('Boolean');
  if (typeof value === 'string' && /^https:\/\/\S+$/.test(value) && range.includes('IdReference'))
    return true;
  if (typeof value === 'string')
    return range.some(
      (type) => TEXTS.has(type) || lineOf(type).includes('Quantity') || valuesOf(type).includes(value),
    );
  if (typeof value !== 'object' || value === null) return false;
  const { '@type': type } = value as { readonly '@type'?: unknown };
  if (type === undefined) return Object.keys(value).join() === '@id' && range.includes('IdReference');
  return lineOf(String(type)).some((each) => range.includes(each));
}
