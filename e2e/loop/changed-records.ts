import { formatDay, inDigits, type Language } from '../../lib/text';
import {
  type FieldSpec,
  isRows,
  partsOf,
  partsOfRow,
  hasLanguage,
  isPair,
  type TextPair,
  withBangla,
  type Entity,
  type ManagedRecord,
} from '../../lib/records';
import {
  catalogueProducts,
  type Product,
  productCategories,
  productsInCategory,
} from '../../content/entities/products';
import { brandColours } from '../../content/registry/brand-colours';
import { speaksBangla } from '../../content/registry/languages';
import { formOf } from '../../content/registry/forms';

/** A field that was changed, and what has to be seen of it. */
export type Mark = { readonly field: string; readonly seen: readonly string[] };

let count = 100;

/** Values that a field may take, each with what a page shows of it; the first that its schema accepts is used. */
function candidates(spec: FieldSpec, value: unknown): readonly (readonly [unknown, readonly string[]])[] {
  count += 1;
  const word = `Zq${count}`;
  switch (spec.kind) {
    case 'number': {
      const number = typeof value === 'number' ? value : 0;
      return [number + 1, number - 1, number + 0.1, number - 0.1].map((other) => [
        other,
        [String(other), other.toLocaleString('en')],
      ]);
    }
    case 'date':
      // Of a vacancy the last day is yet to come: a closed one says less.
      const year = { deadline: 2099, until: 2100 }[spec.name] ?? 2024;
      const day = `${year}-03-${String((count % 27) + 1).padStart(2, '0')}`;
      return [[day, [day, formatDay(day)]]];
    case 'colours':
      return [[brandColours('#7A1620'), ['#7A1620']]];
    case 'link':
      return [[`https://example.com/${word}`, [`example.com/${word}`]]];
    case 'record':
      return spec.records === 'categories' ? otherCategories(value) : otherProducts(value);
    case 'records': {
      const [, ...rest] = Array.isArray(value) ? (value as readonly string[]) : [];
      return catalogueProducts.toReversed().map(({ id }) => [[id, ...rest], [`/products/${id}`]]);
    }
    case 'lines': {
      const [first = '', ...rest] = Array.isArray(value) ? (value as readonly string[]) : [];
      const number = otherDigit(first);
      return [
        [[`${word} ${first}`, ...rest], [word]],
        [[word, ...rest], [word]],
        [[number, ...rest], [number]],
      ];
    }
    default: {
      const text = typeof value === 'string' ? value : '';
      const digits = otherDigit(text);
      return [
        [text === '' ? word : `${word} ${text}`, [word]],
        [word, [word]],
        [`${text} ${word}`, [word]],
        // A link to WhatsApp has the digits of its number alone.
        [digits, text.startsWith('+') ? [digits, digits.replace(/\D/g, '')] : [digits]],
        [`${word.toLowerCase()}@example.com`, [`${word.toLowerCase()}@example.com`]],
        [`https://example.com/${word}`, [`example.com/${word}`]],
        [
          `+880 17${String(count).padStart(8, '0')}`,
          [`88017${String(count).padStart(8, '0')}`, `+880 17${String(count).padStart(8, '0')}`],
        ],
      ];
    }
  }
}

/** Other categories than the one of an id, the last first, each with its name and the page of a product. */
const otherCategories = (now: unknown) =>
  productCategories
    .filter(({ id }) => id !== now)
    .toReversed()
    .map(({ id, name }) => [id, [name.en, `/products/${productsInCategory(id).at(-1)?.id}`]] as const);

/** Other products than the one of an id, those of its length and height first, each with its id and width. */
function otherProducts(now: unknown) {
  const own = catalogueProducts.find(({ id }) => id === now)?.form;
  const isAlike = ({ form }: Product) =>
    own !== undefined && form?.length === own.length && form.height === own.height;
  return catalogueProducts
    .filter(({ id }) => id !== now)
    .toReversed()
    .toSorted((a, b) => Number(isAlike(b)) - Number(isAlike(a)))
    .map(({ id, form }) => [id, [id, ...(form ? [`${form.width}\u00a0mm`] : [])]] as const);
}

/** The same for a text in Bangla. */
function banglaCandidates(text: string): readonly (readonly [string, readonly string[]])[] {
  count += 1;
  const word = `ঝঞ${inDigits(count, 'bn')}`;
  return [`${word} ${text}`, word].map((next) => [next, [word]]);
}

/** The same for one language of a text, or of the first line of a list. A new text gets the languages of its record. */
function textCandidates(spec: FieldSpec, value: unknown, language: Language, hasBangla: boolean) {
  const [pair, ...rest] = (Array.isArray(value) ? value : [value]) as readonly unknown[];
  const added = hasBangla ? withBangla({ en: '' }, 'নতুন লেখা') : { en: '' };
  const { en, bn }: TextPair = isPair(pair) ? pair : added;
  const found =
    language === 'bn'
      ? banglaCandidates(bn?.text ?? '').map(([text, seen]) => [withBangla({ en }, text), seen] as const)
      : candidates({ ...spec, kind: 'text' } as FieldSpec, en).map(
          ([text, seen]) => [{ ...(bn && { bn }), en: String(text) }, seen] as const,
        );
  return found.map(([next, seen]) => [spec.kind === 'lines' ? [next, ...rest] : next, seen] as const);
}

/** A crop and a focal point of a picture, each with what pages show of it. */
function framingOf(src: unknown, number: number) {
  if (typeof src !== 'string' || src.endsWith('.svg')) return [];
  const x = 10 + (number % 80);
  const position = `object-position:${Math.round(x / 0.99)}% 67%`;
  return [
    ['crop', '0% 1% 99% 99%', src.replace(/^\/images(.*)\.\w+$/, '/crops$1-0-1-99-99')],
    ['focus', `${x}% 67%`, position],
  ] as const;
}

/** A number, such as a telephone's, with another last digit. */
const otherDigit = (text: string) => text.replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10));

/**
 * A record with every field changed that shows a value of its own; a choice only says where something is.
 * @param wanted the only fields to change; null for all
 */
function changeAll(entity: Entity, record: ManagedRecord, wanted: readonly string[] | null) {
  const { schema, fields } = formOf(entity);
  const marks: Mark[] = [];
  const untouched: string[] = [];
  let value = record;

  const attempt = (path: readonly string[], next: unknown) => {
    const changed = withAt(value, path, next) as ManagedRecord;
    return schema.safeParse(changed).success ? changed : null;
  };
  /** Changes a field, or one language of a text, to the first value that the schema accepts. */
  const change = (
    name: readonly string[],
    spec: FieldSpec,
    path: readonly string[],
    language: Language | null,
  ) => {
    const field = name.join('.');
    const now = at(value, path);
    if (wanted !== null && !wanted.includes(field)) return;
    if (language === 'bn' && now === undefined) return;
    const options =
      language === null ? candidates(spec, now) : textCandidates(spec, now, language, languages.length > 1);
    const fitting = options.find(([next]) => attempt(path, next) !== null);
    if (!fitting) return void untouched.push(field);
    value = attempt(path, fitting[0]) ?? value;
    marks.push({ field, seen: fitting[1] });
  };
  const languages: readonly Language[] = speaksBangla && hasLanguage(record, 'bn') ? ['en', 'bn'] : ['en'];
  const walk = (specs: readonly FieldSpec[], place: readonly string[]) => {
    for (const spec of specs) {
      const path = [...place, spec.name];
      const now = at(value, path);
      if (spec.kind === 'choice' || spec.kind === 'choices') continue;
      if (spec.isTranslated) {
        for (const language of languages)
          change(language === 'bn' ? [...path, 'bn'] : path, spec, path, language);
        continue;
      }
      if (isEnd(spec) && wanted !== null && !wanted.includes(path.join('.'))) continue;
      if (spec.kind === 'picture') {
        const src = at(value, [...path, 'src']);
        for (const [name, next, seen] of framingOf(src, count)) {
          const framed = attempt([...path, name], next);
          if (framed) marks.push({ field: [...path, name].join('.'), seen: [seen] });
          value = framed ?? value;
        }
        const alt = { kind: 'text', name: 'alt', label: 'Description', isTranslated: true } as const;
        if (at(value, [...path, 'alt', 'en'])) walk([alt], path);
        continue;
      }
      if (spec.kind === 'group') {
        walk(partsOf(spec), path);
        continue;
      }
      if (isRows(spec)) {
        // Rows of one kind are alike; of rows of several kinds each is changed.
        const hasKinds = partsOf(spec).some(({ of }) => of !== undefined);
        const rows = Array.isArray(now) ? (now as readonly object[]).slice(0, hasKinds ? undefined : 1) : [];
        rows.forEach((row, index) => walk(partsOfRow(spec, row as ManagedRecord), [...path, String(index)]));
        continue;
      }
      change(path, spec, path, null);
    }
  };
  walk(fields, []);
  return { value, marks, untouched };
}

const isEnd = (spec: FieldSpec) => spec.kind !== 'group' && !isRows(spec);

/**
 * Some fields are only those of some records, such as the keys of a grid: other records are changed until each field is.
 * @param added - fields that the first record gets, because no record has them
 */
export function changeRecords(entity: Entity, records: readonly ManagedRecord[], added: object = {}) {
  const changed: { readonly base: ManagedRecord; readonly value: ManagedRecord }[] = [];
  const marks: Mark[] = [];
  let untouched: readonly string[] | null = null;
  for (const base of records) {
    const record = base === records[0] ? { ...base, ...added } : base;
    const result = changeAll(entity, record, untouched);
    if (untouched === null || result.marks.length > 0) changed.push({ base, value: result.value });
    marks.push(...result.marks);
    untouched = result.untouched;
    if (untouched.length === 0) break;
  }
  const left = untouched ?? [];
  /** Fields that could not be changed because no record has them, such as those of a shape that is not made. */
  const absent = left.filter((field) =>
    records.every((record) => at(record, field.split('.')) === undefined),
  );
  return { entity, changed, marks, absent, untouched: left.filter((field) => !absent.includes(field)) };
}

const at = (value: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (inside, key) => (typeof inside === 'object' && inside !== null ? Reflect.get(inside, key) : undefined),
    value,
  );

function withAt(value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown {
  if (key === undefined) return next;
  const inside = withAt(at(value, [key]), rest, next);
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (String(index) === key ? inside : item));
  return { ...(value as object), [key]: inside };
}
