import type { EntityForm, FieldSpec, PictureRules } from './field-spec';
import { type Pair, said } from '../text';
import type { Entity } from './entity';
import { isoDate, isOneLine, isWebAddress } from './fields';
import { inEnglishAlone } from './record-schema';
import { eachSaid } from './entity-meta';
import { defOf, innermost, pairOf, type Schema } from './schema-parts';
import { z } from './zod';

/** Options of a field that its label and schema do not determine. Texts are pairs, `[English, Bangla]`. */
type FieldOptions = Pick<FieldSpec, 'of' | 'room' | 'isLasting' | 'isTechnical' | 'follows'> & {
  readonly help?: Pair;
  /** Title of the group that begins with the field. */
  readonly heading?: Pair;
  /** Kind of a text whose schema does not determine it. */
  readonly kind?: 'area' | 'markdown' | 'mark' | 'colours' | 'document';
  /** Unit of a number. */
  readonly unit?: string | Pair;
  /** Labels of choices whose values need an explanation. */
  readonly labels?: Readonly<Record<string, Pair>>;
  /** Value of a list of choices that cannot be taken away. */
  readonly always?: string;
  /** Rules of a picture or a list of pictures. */
  readonly picture?: PictureRules;
  /** Noun for one record of a list. */
  readonly singular?: Pair;
  /** Entity of the records whose ids are the value. */
  readonly records?: Entity;
  /** Fields of a group whose schema is a union and declares none. */
  readonly fields?: readonly FieldSpec[];
};

/** Declared options, with their texts in the language of those who edit. */
type Declared = ReturnType<typeof inStaffLanguage>;

const declared = new WeakMap<Schema, Declared>();

function inStaffLanguage(label: Pair, { help, heading, unit, labels, singular, ...options }: FieldOptions) {
  return {
    ...options,
    label: said(label),
    names: label,
    ...(help && { help: said(help) }),
    ...(heading && { heading: said(heading) }),
    ...(unit !== undefined && { unit: typeof unit === 'string' ? unit : said(unit) }),
    ...(labels && { labels: eachSaid(labels) }),
    ...(singular && { singular: said(singular) }),
  };
}

/** Declares a field: label, schema and options of the form. Copies the schema, which may serve several. */
export function field<Value extends z.ZodMiniType>(label: Pair, schema: Value, options: FieldOptions = {}) {
  const copy = schema.clone();
  declared.set(copy, inStaffLanguage(label, options));
  return copy;
}

/** Returns a copy of a declared field that only rows of one kind have, and that may be missing there. */
export function partOfKind(kind: string, schema: Schema) {
  const copy = z.optional(schema);
  const options = declared.get(schema);
  if (options !== undefined) declared.set(copy, { ...options, of: [kind], follows: undefined });
  return copy;
}

/** Last day on which the website shows a record. */
export const lastDay = field(['Last day on the website', 'ওয়েবসাইটে শেষ দিন'], z.optional(isoDate), {
  help: [
    'After this day, the next update of the website removes it. If empty, it stays.',
    'এই দিনের পর ওয়েবসাইট হালনাগাদ হলে এটি আর থাকবে না। খালি রাখলে থেকে যাবে।',
  ],
});

/** Builds the form of an entity: its schema and declared fields, in their order. `isEnglish`: see `EntityForm`. */
export const toForm = (schema: z.ZodMiniObject, isEnglish = false): EntityForm => ({
  schema: isEnglish ? inEnglishAlone(schema) : schema,
  fields: fieldsOf(schema),
  isEnglish,
});

/** Returns the declared fields of a group, in their order. */
export const fieldsOf = (schema: Schema): FieldSpec[] =>
  Object.entries(defOf(schema).shape ?? {}).flatMap(([name, part]) => {
    const options = declared.get(part);
    return options === undefined ? [] : [specOf(name, part, options)];
  });

function specOf(name: string, schema: Schema, options: Declared): FieldSpec {
  const inside = innermost(schema);
  const { kind = kindOf(inside, options), fields = fieldsOf(defOf(inside).element ?? inside) } = options;
  const hasFields = kind === 'group' || kind === 'rows' || kind === 'pictures';
  return {
    ...options,
    name,
    kind,
    ...(inside === schema && kind !== 'group' && !mayBeEmpty(inside) && { isRequired: true }),
    ...(pairOf(defOf(inside).element ?? inside) && { isTranslated: true }),
    ...(hasFields && { fields }),
  } as FieldSpec;
}

/** Whether a list may have no entry. */
const mayBeEmpty = (schema: Schema) =>
  defOf(schema).type === 'array' && (schema as z.ZodMiniType).safeParse([]).success;

/** Chooses the control for a schema. */
function kindOf(schema: Schema, { picture, records }: Declared): FieldSpec['kind'] {
  const english = pairOf(schema);
  if (english) return defOf(english).checks?.includes(isOneLine) ? 'text' : 'area';
  const { type, element, format, checks = [] } = defOf(schema);
  if (records !== undefined) return type === 'array' ? 'records' : 'record';
  switch (type) {
    case 'object':
    case 'union':
      return picture === undefined ? 'group' : 'picture';
    case 'array':
      if (element !== undefined && defOf(element).type === 'enum') return 'choices';
      if (element === undefined || pairOf(element) || defOf(element).shape === undefined) return 'lines';
      return picture === undefined ? 'rows' : 'pictures';
    case 'tuple':
      return 'lines';
    case 'enum':
      return 'choice';
    case 'number':
      return 'number';
  }
  if (format === 'date') return 'date';
  if (checks.includes(isWebAddress)) return 'link';
  return 'text';
}
