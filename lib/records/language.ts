import { isRecord } from './json-value';
import { banglaOf, hasBangla, isPair, type TextPair } from './text-pair';
import { type Language, together } from '../text';

export type { Language };

/** A record, or a part of one, with each text in one language. */
export type InLanguage<Value> = Value extends TextPair
  ? string
  : Value extends object
    ? { readonly [Key in keyof Value]: InLanguage<Value[Key]> }
    : Value;

/** A record in one language. A text without Bangla stays in English. */
export function inLanguage<Value>(value: Value, language: Language): InLanguage<Value> {
  return picked(value, language) as InLanguage<Value>;
}

function picked(value: unknown, language: Language): unknown {
  if (isPair(value)) return (language === 'bn' && banglaOf(value)) || value.en;
  if (Array.isArray(value)) return value.map((part) => picked(part, language));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, picked(part, language)]));
}

/** A record in one language for a page: figures stay with their units. */
export const shownIn = <Value extends object>(record: Value, language: Language) =>
  together(inLanguage(record, language));

/** Whether a record or draft has a version in a language. */
export const hasLanguage = (record: object, language: Language) => language === 'en' || hasBangla(record);
