import type { Language } from './language';

/** A text; one that needs more than values in braces is a function, of several paragraphs also. */
type Text = string | ((...values: never[]) => string | readonly string[]);

/** A text in both languages. */
export type Pair = readonly [en: string, bn: string];

/** Names in braces, for which `fill` inserts values. */
type Values<Of> = Of extends `${string}{${infer Name}}${infer Rest}` ? Name | Values<Rest> : never;

/** What English may write out: the number in a text for the count 1. */
type WrittenOut<Name> = Name extends 'one' ? 'count' : never;

/** The Bangla text if it has the values of the English one. */
type Same<En, Bn, Name> = [Values<En>, Values<Bn>] extends [Values<Bn>, Values<En> | WrittenOut<Name>]
  ? Bn
  : { readonly hasToHave: Values<En> };

/** Demands pairs whose texts have the same values, or for functions the same parameters. */
export type CheckedRows<Row, Name = never> = Row extends readonly [
  infer En extends Text,
  infer Bn extends Text,
]
  ? readonly [En, En extends string ? Same<En, Bn, Name> : En]
  : Row extends Text
    ? Pair
    : { readonly [Inner in keyof Row]: CheckedRows<Row[Inner], Inner> };

/** The texts of a table in one language. */
export type Texts<Row> = Row extends readonly [infer En extends Text, Text]
  ? En extends string
    ? string
    : En
  : { readonly [Name in keyof Row]: Texts<Row[Name]> };

/** Texts of one area in both languages: `[English, Bangla]`, also in lists and in tables of their own. */
export const table = <const Table extends object>(rows: Table & CheckedRows<Table>): Table => rows;

/** Returns the texts of a table, or of several by name, in one language. */
export const oneLanguage = <Table extends object>(rows: Table, language: Language) =>
  pick(rows, language === 'en' ? 0 : 1) as Texts<Table>;

function pick(row: object, side: 0 | 1): unknown {
  if (Array.isArray(row) && typeof row[0] !== 'object') return row[side];
  if (Array.isArray(row)) return row.map((inner: object) => pick(inner, side));
  return Object.fromEntries(Object.entries(row).map(([name, inner]) => [name, pick(inner as object, side)]));
}
