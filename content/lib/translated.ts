import { banglaText } from './bangla-text';
import { fault } from './fault';
import { isWritten } from './fields';
import { listIn, partOf } from './json-value';
import { defOf, innermost, maximumOf, type Schema } from './schema-parts';
import { z } from './zod';

/** Allowed length of Bangla relative to English: vowel signs and conjuncts count as separate characters. */
const GROWTH = 1.5;

/** Hashes of the English that outdated Bangla texts were made from (`translation-age.ts`). */
const madeFrom = z.record(
  z.string().check(z.regex(/^[\w.]+:[0-9a-f]{8}$/)),
  z.string().check(z.regex(/^[0-9a-f]{8}$/)),
);

/**
 * Builds the schema of a record with an optional Bangla version `bn` of its `line` and `prose` texts at any depth. `bn`
 * has a text for every English one, and equal numbers of rows. `bnMadeFrom` identifies the English of outdated Bangla.
 */
export function translated<Shape extends z.core.$ZodShape>(shape: Shape) {
  const translation = translationSchema(z.strictObject(shape)) ?? z.strictObject({});
  return z.strictObject({ ...shape, bn: z.optional(translation), bnMadeFrom: z.optional(madeFrom) }).check(
    z.check(({ value, issues }) => {
      const { bn } = value as { readonly bn?: unknown };
      if (bn === undefined) return;
      for (const { path, message } of differences(value, bn, translation, ['bn'])) {
        issues.push({ code: 'custom', input: value, path, message, ...fault('predicate') });
      }
    }),
  );
}

/** Builds the schema of the Bangla texts of an English schema; null without any. */
function translationSchema(english: Schema): z.ZodMiniType<unknown> | null {
  const schema = innermost(english);
  const { shape, element } = defOf(schema);
  if (element !== undefined) {
    const row = translationSchema(element);
    return row && z.array(row);
  }
  if (shape === undefined) return schema._zod.def.checks?.includes(isWritten) ? banglaOf(schema) : null;
  const parts = Object.entries(shape).flatMap(([name, part]) => {
    const translation = translationSchema(part);
    return translation === null ? [] : [[name, z.optional(translation)] as const];
  });
  return parts.length === 0 ? null : z.strictObject(Object.fromEntries(parts));
}

/** Applies the rules of the English text, with a higher limit of length. `banglaFindings` judges the words. */
function banglaOf(english: Schema) {
  const checks = (english._zod.def.checks ?? []).map((check) => {
    const max = maximumOf(check);
    if (max === null) return check as z.core.$ZodCheck<string>;
    const more = Math.round(max * GROWTH);
    return z.maxLength(more, `is too long: at most ${more} characters`);
  });
  return z.string().check(z.overwrite(banglaText), ...checks);
}

type Difference = { readonly path: PropertyKey[]; readonly message: string };

/** Lists texts that only one of the two languages has. */
function differences(
  english: unknown,
  bangla: unknown,
  translation: Schema,
  path: PropertyKey[],
): Difference[] {
  const { shape, element } = defOf(innermost(translation));
  if (shape !== undefined) {
    return Object.entries(shape).flatMap(([name, part]) =>
      differences(partOf(english, name), partOf(bangla, name), part, [...path, name]),
    );
  }
  if (element !== undefined) {
    const [rows, banglaRows] = [listIn(english), listIn(bangla)];
    return rows.length === banglaRows.length
      ? rows.flatMap((row, index) => differences(row, banglaRows[index], element, [...path, index]))
      : [{ path, message: `has ${banglaRows.length}, the English text ${rows.length}` }];
  }
  if (isText(english) === isText(bangla)) return [];
  const message = isText(english) ? 'is missing: the English text has it' : 'has no English text beside it';
  return [{ path, message }];
}

const isText = (value: unknown) => value !== undefined && value !== '';
