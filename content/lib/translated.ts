import { banglaProblem, banglaText } from './bangla-text';
import { fault } from './fault';
import { isWritten } from './fields';
import { listIn, partOf } from './json-value';
import { defOf, innermost, maximumOf, type Schema } from './schema-parts';
import { z } from './zod';

/** How much longer than English a Bangla text may be: vowel signs and conjuncts count as characters of their own. */
const GROWTH = 1.5;

/** Which English each older Bangla text was made from (`translation-age.ts`). */
const madeFrom = z.record(
  z.string().check(z.regex(/^[\w.]+:[0-9a-f]{8}$/)),
  z.string().check(z.regex(/^[0-9a-f]{8}$/)),
);

/**
 * The schema of a record that can have a Bangla version: its fields, and `bn` with those of them that visitors read, which are
 * the texts made by `line` and `prose`, also in groups, lists and descriptions of pictures. `bn` may be left out; if it is there,
 * it is complete: a text wherever there is an English one, and rows of the same number. `bnMadeFrom` is what its texts were made
 * from, where the English has changed since.
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

/** The schema of the Bangla texts inside a value that an English schema describes; null where there are none. */
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

/** A text under the rules of the English text, with more room. */
function banglaOf(english: Schema) {
  const checks = (english._zod.def.checks ?? []).map((check) => {
    const most = maximumOf(check);
    if (most === null) return check as z.core.$ZodCheck<string>;
    const more = Math.round(most * GROWTH);
    return z.maxLength(more, `is too long: at most ${more} characters`);
  });
  return z.string().check(
    z.overwrite(banglaText),
    ...checks,
    z.check(({ value, issues }) => {
      const message = banglaProblem(value);
      // It goes on, so that what is missing elsewhere is named, too.
      if (message === null) return;
      issues.push({
        code: 'custom',
        input: value,
        path: [],
        message,
        continue: true,
        ...fault('predicate'),
      });
    }),
  );
}

type Difference = { readonly path: PropertyKey[]; readonly message: string };

/** Where Bangla lacks a text that English has, or has one that English lacks. */
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
      : [{ path, message: `has ${banglaRows.length} of ${rows.length} that the English text has` }];
  }
  if (isText(english) === isText(bangla)) return [];
  const message = isText(english) ? 'is missing: the English text has it' : 'has no English text beside it';
  return [{ path, message }];
}

const isText = (value: unknown) => value !== undefined && value !== '';
