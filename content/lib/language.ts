import { partOf } from './json-value';

/** The languages of the website. English is the default; `docs/glossary-bn.md` has the terms in Bangla. */
export type Language = 'en' | 'bn';

/** A record without the texts of the other language beside it. */
export type InLanguage<Record> = Omit<Record, 'bn' | 'bnMadeFrom'>;

/**
 * A record in one language. For `bn` its Bangla texts are in the places of the English ones, in lists by place; what it
 * has no Bangla for (ids, sizes, dates, links) stays. The result has neither `bn` nor `bnMadeFrom`.
 */
export function inLanguage<Fields extends object>(record: Fields, language: Language): InLanguage<Fields> {
  const { bn, ...english } = record as Fields & { readonly bn?: unknown; bnMadeFrom?: unknown };
  delete english.bnMadeFrom;
  return (language === 'bn' ? over(english, bn) : english) as InLanguage<Fields>;
}

/** Whether a record, or a draft of one, can be shown in a language. */
export const hasLanguage = (record: object, language: Language) =>
  language === 'en' || Reflect.get(record, 'bn') !== undefined;

/** A value with the texts of another of the same form put over its own. */
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
