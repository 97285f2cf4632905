import { partOf } from './json-value';
import { together } from './together';

/** Languages of the website. English is the default; `docs/glossary-bn.md` lists the Bangla terms. */
export type Language = 'en' | 'bn';

/** A record without its translations. */
export type InLanguage<Record> = Omit<Record, 'bn' | 'bnMadeFrom'>;

/** A record in one language: Bangla texts replace English ones, in lists by index; `bn` itself is dropped. */
export function inLanguage<Fields extends object>(record: Fields, language: Language): InLanguage<Fields> {
  const { bn, ...english } = record as Fields & { readonly bn?: unknown; bnMadeFrom?: unknown };
  delete english.bnMadeFrom;
  return (language === 'bn' ? over(english, bn) : english) as InLanguage<Fields>;
}

/** A record in one language for a page: figures stay with their units. */
export const shownIn = <Fields extends object>(record: Fields, language: Language) =>
  together(inLanguage(record, language));

/** Whether a record or draft has a version in a language. */
export const hasLanguage = (record: object, language: Language) =>
  language === 'en' || Reflect.get(record, 'bn') !== undefined;

/** Overlays texts of the same shape on a value. */
function over(value: unknown, texts: unknown): unknown {
  if (texts === undefined) return value;
  if (Array.isArray(value)) return value.map((item, index) => over(item, partOf(texts, index)));
  if (typeof value !== 'object' || value === null) return texts;
  return {
    ...value,
    ...Object.fromEntries(
      Object.entries(Object(texts) as object).map(([name, text]) => [
        name,
        over(Reflect.get(value, name), text),
      ]),
    ),
  };
}
