import { banglaProblem, banglaText } from './bangla-text';
import { defOf, innermost, maximumOf, type Schema } from './schema-parts';
import { z } from './zod';

/** The texts of a record as a tree: `{ title: {}, image: { alt: {} } }`; an empty one is a text or a list of texts. */
type Texts = { readonly [name: string]: Texts };

/** How much longer than English a Bangla text may be: vowel signs and conjuncts count as characters of their own. */
const GROWTH = 1.5;

/**
 * The schema of a record that can have a Bangla version: its fields, and `bn` with those of them that visitors read.
 * `bn` may be left out; if it is there, it is complete: a text wherever there is an English one, rows of the same number.
 * @param texts - the paths of these fields; of a list, those of one row: `title`, `image.alt`, `images.caption`.
 * @throws Error when a path leads to anything but a text.
 */
export function translated<Shape extends z.core.$ZodShape>(shape: Shape, texts: readonly string[]) {
  const tree = texts.reduce(withPath, {});
  const bn = z.optional(twinOf(z.strictObject(shape), tree, ''));
  return z.strictObject({ ...shape, bn }).check(
    z.check(({ value, issues }) => {
      const record = value as Readonly<Record<string, unknown>>;
      if (record.bn === undefined) return;
      for (const { path, message } of differences(record, record.bn, tree, ['bn'])) {
        issues.push({ code: 'custom', input: record, path, message });
      }
    }),
  );
}

function withPath(tree: Texts, path: string): Texts {
  const [name = '', ...rest] = path.split('.');
  return { ...tree, [name]: rest.length === 0 ? {} : withPath(tree[name] ?? {}, rest.join('.')) };
}

type Twin = z.ZodMiniType<unknown>;

/** The schema of the Bangla texts inside a value that an English schema describes. */
function twinOf(english: Schema, tree: Texts, path: string): Twin {
  const schema = innermost(english);
  const { type, shape, element } = defOf(schema);
  if (element !== undefined) return z.array(twinOf(element, tree, path));
  if (shape !== undefined) {
    const parts = Object.entries(tree).map(([name, inside]) => {
      const part = shape[name];
      if (part === undefined) throw new Error(`translated: there is no field ${path}${name}`);
      return [name, z.optional(twinOf(part, inside, `${path}${name}.`))] as const;
    });
    return z.strictObject(Object.fromEntries(parts));
  }
  if (type !== 'string' || Object.keys(tree).length > 0)
    throw new Error(`translated: ${path} leads to no text`);
  return banglaOf(schema);
}

/** A text under the rules of its English twin, with more room. */
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
      if (message !== null) issues.push({ code: 'custom', input: value, path: [], message });
    }),
  );
}

type Difference = { readonly path: PropertyKey[]; readonly message: string };

/** Where Bangla lacks a text that English has, or has one that English lacks. */
function differences(english: unknown, bangla: unknown, tree: Texts, path: PropertyKey[]): Difference[] {
  if (Array.isArray(english) || Array.isArray(bangla)) {
    const rows = listOf(english);
    const twins = listOf(bangla);
    if (rows.length !== twins.length) {
      return [{ path, message: `has ${twins.length} of ${rows.length} that the English text has` }];
    }
    return rows.flatMap((row, index) => differences(row, twins[index], tree, [...path, index]));
  }
  const names = Object.keys(tree);
  if (names.length > 0) {
    return names.flatMap((name) =>
      differences(partOf(english, name), partOf(bangla, name), tree[name] ?? {}, [...path, name]),
    );
  }
  if ((english ?? '') === '' && (bangla ?? '') !== '')
    return [{ path, message: 'has no English text beside it' }];
  if ((english ?? '') !== '' && (bangla ?? '') === '') {
    return [{ path, message: 'is missing: the English text has it' }];
  }
  return [];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

const partOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
