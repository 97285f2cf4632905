import { formatDay } from '../../content/lib/dates';
import { inDigits } from '../../content/lib/fill';
import { type FieldSpec, isRows, partsOf, partsOfRow } from '../../content/lib/field-spec';
import { hasLanguage, inLanguage } from '../../content/lib/language';
import type { Entity, ManagedRecord } from '../../content/registry';
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
    case 'link':
      return [[`https://example.com/${word}`, [`example.com/${word}`]]];
    case 'records': {
      const [, ...rest] = Array.isArray(value) ? (value as readonly string[]) : [];
      return ['drain-channel', 'coping-stone'].map((id) => [[id, ...rest], [`/products/${id}`]]);
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
        [digits, [digits]],
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

/** The same for a text in Bangla, which is one line, or the lines of a list. */
function banglaCandidates(value: unknown): readonly (readonly [unknown, readonly string[]])[] {
  count += 1;
  const word = `ঝঞ${inDigits(count, 'bn')}`;
  if (!Array.isArray(value)) return [`${word} ${String(value)}`, word].map((text) => [text, [word]]);
  const [first = '', ...rest] = value as readonly string[];
  return [`${word} ${first}`, word].map((text) => [[text, ...rest], [word]]);
}

/** The Bangla texts of a record, a part of it or a row, as complete as its English ones are now: those that are new get a text. */
function completed(specs: readonly FieldSpec[], english: unknown, bangla: unknown): Record<string, unknown> {
  const parts = specs.flatMap((spec) => {
    const [inEnglish, inBangla] = [english, bangla].map((texts) => at(texts, [spec.name]));
    if (inEnglish === undefined || inEnglish === '') return [];
    const rows = Array.isArray(inEnglish) ? (inEnglish as readonly unknown[]) : [];
    if (spec.kind === 'group') return [[spec.name, completed(spec.fields, inEnglish, inBangla)] as const];
    if (isRows(spec)) {
      const texts = rows.map((row, index) => completed(partsOf(spec), row, at(inBangla, [String(index)])));
      return [[spec.name, texts] as const];
    }
    const line = (index: number) => at(inBangla, [String(index)]) ?? NEW_BANGLA;
    if (spec.kind === 'lines') return [[spec.name, rows.map((_row, index) => line(index))] as const];
    return [[spec.name, inBangla ?? NEW_BANGLA] as const];
  });
  return Object.fromEntries(parts);
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

const NEW_BANGLA = 'নতুন লেখা';

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
  // Its Bangla version follows once the English fields are what they are to be.
  let value: ManagedRecord = inLanguage(record, 'en');

  const attempt = (path: readonly string[], next: unknown) => {
    const changed = withAt(value, path, next) as ManagedRecord;
    return schema.safeParse(changed).success ? changed : null;
  };
  const walk = (specs: readonly FieldSpec[], place: readonly string[]) => {
    for (const spec of specs) {
      const path = [...place, spec.name];
      const now = at(value, path);
      if (spec.kind === 'choice') continue;
      if (isEnd(spec) && wanted !== null && !wanted.includes(path.join('.'))) continue;
      if (spec.kind === 'picture') {
        const words = `A picture of Zq${(count += 1)}.`;
        const src = at(value, [...path, 'src']);
        for (const [name, next, seen] of framingOf(src, count)) {
          const framed = attempt([...path, name], next);
          if (framed) marks.push({ field: [...path, name].join('.'), seen: [seen] });
          value = framed ?? value;
        }
        const changed = at(value, [...path, 'alt']) ? attempt([...path, 'alt'], words) : null;
        if (changed === null) continue;
        value = changed;
        marks.push({ field: [...path, 'alt'].join('.'), seen: [words] });
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
        rows.forEach((_row, index) => {
          const place = [...path, String(index)];
          const english = at(value, place[0] === 'bn' ? place.slice(1) : place);
          walk(partsOfRow(spec, english as ManagedRecord), place);
        });
        continue;
      }
      const isBangla = path[0] === 'bn';
      // A picture that the record does not have is described in neither language.
      if (isBangla && spec.name === 'alt' && at(value, path.slice(1)) === undefined) continue;
      // Without a text in English, or in a row that is not there.
      const options = isBangla ? banglaCandidates(now) : candidates(spec, now);
      const fitting =
        isBangla && now === undefined ? undefined : options.find(([next]) => attempt(path, next) !== null);
      const changed = fitting && attempt(path, fitting[0]);
      if (!fitting || !changed) untouched.push(path.join('.'));
      else {
        value = changed;
        marks.push({ field: path.join('.'), seen: fitting[1] });
      }
    }
  };
  walk(
    fields.filter(({ name }) => name !== 'bn'),
    [],
  );
  const bangla = fields.find(({ name }) => name === 'bn');
  if (bangla?.kind === 'group' && hasLanguage(record, 'bn')) {
    value = { ...value, bn: completed(bangla.fields, value, record.bn) };
    walk([bangla], []);
  }
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
    const record = base === records[0] ? withAdded(base, added) : base;
    const result = changeAll(entity, record, untouched);
    if (untouched === null || result.marks.length > 0) changed.push({ base, value: result.value });
    marks.push(...result.marks);
    untouched = result.untouched;
    if (untouched.length === 0) break;
  }
  return { entity, changed, marks, untouched: untouched ?? [] };
}

/** A record with the added fields; the groups of both, such as the Bangla texts, are joined. */
const withAdded = (record: ManagedRecord, added: object): ManagedRecord =>
  Object.entries(added).reduce<ManagedRecord>((joined, [name, value]) => {
    const before = at(record, [name]);
    const isGroup = typeof before === 'object' && typeof value === 'object';
    return { ...joined, [name]: isGroup ? { ...before, ...value } : value } as ManagedRecord;
  }, record);

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
