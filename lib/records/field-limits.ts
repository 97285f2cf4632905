import type { Language } from '../text';
import { defOf, innermost, maximumOf, pairOf, type Schema, schemaAt } from './schema-parts';

/** Reads length, choices and optionality of a field from its schema, the only place that defines them. */
export function fieldLimits(schema: Schema | undefined, language: Language = 'en') {
  if (schema === undefined) return { max: null, options: [], isOptional: false };
  const inside = textSchema(innermost(schema), language);
  const choice = defOf(inside).element ?? inside;
  const options = 'options' in choice && Array.isArray(choice.options) ? choice.options.map(String) : [];
  return { max: maxLength(inside), options, isOptional: defOf(schema).type === 'optional' };
}

/** Schema of one language of a text; other schemas stay. */
function textSchema(schema: Schema, language: Language) {
  const english = pairOf(schema);
  if (english === undefined || language === 'en') return english ?? schema;
  const bangla = schemaAt(schema, 'bn');
  return (bangla && schemaAt(bangla, 'text')) ?? english;
}

const maxLength = (text: Schema) =>
  text._zod.def.checks?.map(maximumOf).find((maximum) => maximum !== null) ?? null;
