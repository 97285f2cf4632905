import { site } from '@/components/admin/site';
import { readPicture } from '@/components/admin/records/draft-values';
import {
  checkRecord,
  type PictureFacts,
  capital,
  type Fault,
  faultOf,
  type EntityForm,
  fieldLabel,
  type FieldSpec,
  findField,
  type FoundField,
  isRows,
  readText,
  valueAt,
  type z,
  type Entity,
  type ManagedRecord,
} from '@/lib/records';
import { count, figure } from '@/components/admin/lib/wording';
import { characterCount, said } from '@/lib/text';

/** Error messages of a record by field path, in the order of the form. */
export type FieldMessages = ReadonlyMap<string, string>;

/** Rule of ids in words; the editor shows it before the schema is checked. */
export const idShape = said([
  'The last part of the address needs lower-case Latin letters, digits or single hyphens. Use up to 80, such as solid-brick. Some names cannot be used, for example “con” or “search”.',
  'ঠিকানার শেষ অংশে ছোট হাতের ইংরেজি অক্ষর, অঙ্ক ও হাইফেন দিন। ৮০টি পর্যন্ত চলে, যেমন solid-brick। কিছু নাম ব্যবহার করা যায় না, যেমন “con” বা “search”।',
]);

/** Ends a sentence whose end comes from elsewhere. */
const STOP = said(['.', '।']);

/** Joins the name of a field and what is wrong with it: `Title is missing.`, `শিরোনাম: দেওয়া হয়নি।` */
const about = (label: string, english: string, bangla = english) =>
  said([`${label} ${english}`, `${label}: ${bangla}`]) + STOP;

/** Start of a message on one line of a list. */
const LINE = /^(?:Line \d+ |লাইন [০-৯]+:)/;

/** Checks a record; returns at most one sentence per field or line, which states the fault and its repair. */
export function recordMessages(
  entity: Entity,
  form: EntityForm,
  record: ManagedRecord,
  pictures: PictureFacts,
): FieldMessages {
  const messages = new Map<string, string>();
  const problems = checkRecord({ entity, meta: site().registry[entity], form, record, pictures });
  // Of a list with a first line of its own, zod names this one last.
  const lineOf = ({ issue }: (typeof problems)[number]) =>
    issue?.path.find((part) => typeof part === 'number') ?? 0;
  const inOrder = problems.toSorted((a, b) => lineOf(a) - lineOf(b));
  for (const { field: place = '', reason = '', issue, code } of inOrder) {
    const path = issue === undefined ? place : issuePath(form.fields, issue);
    const message = issue === undefined ? capital(reason) : issueMessage(form.fields, issue, record);
    const before = messages.get(path);
    const [line] = LINE.exec(message) ?? [];
    const isOtherLine = before !== undefined && line !== undefined && !before.includes(line);
    // Replaces other messages: another picture, chosen for its size, also needs another description.
    if (before !== undefined && !isOtherLine && code !== 'picture-small') continue;
    messages.set(path, isOtherLine ? `${before} ${message}` : message);
  }
  const order = form.fields.map(({ name }) => name);
  const placeOf = (path: string) => order.indexOf(path.split('.')[0] ?? '');
  return new Map([...messages].sort(([a], [b]) => placeOf(a) - placeOf(b)));
}

type Fields = readonly FieldSpec[];

const fieldOf = (fields: Fields, issue: z.core.$ZodIssue) => findField(fields, issue.path);

/** Returns the path of an issue's field; the top-level name for a field without control. */
export const issuePath = (fields: Fields, issue: z.core.$ZodIssue) =>
  fieldOf(fields, issue)?.path ?? String(issue.path[0] ?? '');

/** A label of one or two words in the plural: Words, Opening hours; not Basis, Address, Size in inches. */
const PLURAL = /^((?:\w+ )?\w*[^is]s) is /;

/** Turns a schema issue into a sentence for editors. Built-in texts of zod are never shown. */
export const issueMessage = (...issue: Parameters<typeof messageOf>) =>
  messageOf(...issue).replace(PLURAL, '$1 are ');

function messageOf(fields: Fields, issue: z.core.$ZodIssue, record: ManagedRecord): string {
  if (issue.code === 'unrecognized_keys') {
    const keys = issue.keys.map((key) => `“${key}”`).join(', ');
    return said([
      `${keys}: the website does not know this field. Discard your changes and type them again.`,
      `${keys}: ওয়েবসাইটে এই ঘর নেই। আপনার পরিবর্তন বাদ দিয়ে আবার লিখুন।`,
    ]);
  }
  const field = fieldOf(fields, issue);
  if (field === null) return idMessage(String(issue.path[0] ?? ''));
  const value = valueOf(record, field);
  if (field.spec.kind === 'document') return said(['Choose a PDF file.', 'একটি PDF ফাইল বাছুন।']);
  if (field.spec.kind === 'picture') return pictureMessage(field.path, issue, value);
  if (field.spec.kind === 'records' && valueAt(record, issue.path) !== value)
    return strange(field.spec.label);
  if (field.spec.kind === 'lines') return linesMessage(field.spec, issue, value);
  if (field.spec.kind === 'records' || isRows(field.spec)) return listMessage(field.spec, issue);
  return textMessage(field.spec, issue, value);
}

/** Value of a field, a text in the language of its control. */
function valueOf(record: ManagedRecord, { spec, path, language }: FoundField) {
  const value = valueAt(record, path.replace(/\.bn$/, '').split('.'));
  return spec.isTranslated === true || language === 'bn' ? readText(value, language) : value;
}

function idMessage(name: string) {
  return name === 'id' || name === '_id'
    ? idShape
    : said([
        'The website cannot read this entry. Discard your changes and type them again.',
        'ওয়েবসাইট এটি পড়তে পারে না। আপনার পরিবর্তন বাদ দিয়ে আবার লিখুন।',
      ]);
}

function textMessage({ label, kind }: FieldSpec, issue: z.core.$ZodIssue, value: unknown) {
  const length = typeof value === 'string' ? characterCount(value) : 0;
  const fault = faultOf(issue);
  if (fault !== undefined) return faultMessage(label, fault, issue.message);
  if (kind === 'choice' || kind === 'choices' || kind === 'record')
    return said([`${label}: choose one from the list.`, `${label}: তালিকা থেকে একটি বাছুন।`]);
  if (kind === 'date') return said(['Choose a day.', 'একটি দিন বাছুন।']);
  if (kind === 'number')
    return length === 0 && typeof value !== 'number' ? missing(label) : numberMessage(label, issue);
  if (kind === 'link' && length > 0)
    return about(label, 'must be a full address that begins with https://', 'https:// দিয়ে শুরু পুরো ঠিকানা দিন');
  switch (issue.code) {
    case 'too_small':
      return length === 0
        ? about(
            label,
            `is missing: write at least ${counted(issue.minimum)}`,
            `দেওয়া হয়নি। অন্তত ${counted(issue.minimum)} লিখুন`,
          )
        : about(
            label,
            `is too short: ${count(length)} of at least ${counted(issue.minimum)}`,
            `বেশি ছোট: ${count(length)}, লাগে অন্তত ${counted(issue.minimum)}`,
          );
    case 'too_big':
      return about(
        label,
        `is too long: ${count(length)} of at most ${counted(issue.maximum)}`,
        `বেশি বড়: ${count(length)}, সর্বোচ্চ ${counted(issue.maximum)}`,
      );
    case 'invalid_format':
      // The project's formats have messages that state what the text must be.
      return about(label, issue.message);
    default:
      return length === 0 && issue.code !== 'custom' ? missing(label) : strange(label);
  }
}

const strange = (label: string) =>
  said([`${label} is not valid. Type it again.`, `${label}: ঠিক নেই। আবার লিখুন।`]);

const missing = (label: string) => about(label, 'is missing', 'দেওয়া হয়নি');

function faultMessage(label: string, fault: Fault, message: string) {
  switch (fault) {
    case 'one-line':
      return about(label, 'must be on one line. Remove the line breaks', 'এক লাইনে হতে হবে। লাইন ভাগ সরান');
    case 'shows-nothing':
      return about(label, 'looks empty. Type it again', 'খালি দেখায়। আবার লিখুন');
    case 'predicate':
      return about(label, message);
    case 'place':
      return `${label}: ${message}${STOP}`;
    case 'undescribed':
      return strange(label);
  }
}

function numberMessage(label: string, issue: z.core.$ZodIssue) {
  if (issue.code === 'too_small')
    return issue.inclusive === false
      ? about(label, `must be more than ${issue.minimum}`, `${figure(String(issue.minimum))}-এর বেশি দিন`)
      : about(label, `must be at least ${issue.minimum}`, `অন্তত ${figure(String(issue.minimum))} হতে হবে`);
  if (issue.code === 'too_big')
    return about(
      label,
      `must be at most ${issue.maximum}`,
      `সর্বোচ্চ ${figure(String(issue.maximum))} হতে পারে`,
    );
  if (issue.code === 'custom') return about(label, issue.message);
  return about(
    label,
    'must be a number in the digits 0 to 9, without commas and units, such as 1200',
    '0 থেকে 9 অঙ্কে সংখ্যা দিন, কমা ও একক ছাড়া, যেমন 1200',
  );
}

function linesMessage(spec: FieldSpec, issue: z.core.$ZodIssue, value: unknown) {
  const place = issue.path.findLast((part) => typeof part === 'number');
  const line: unknown = Array.isArray(value) && place !== undefined ? value[place] : undefined;
  if (place === undefined || line === undefined) return listMessage(spec, issue);
  return textMessage(
    { ...spec, kind: 'text', label: said([`Line ${place + 1}`, `লাইন ${figure(place + 1)}`]) },
    issue,
    line,
  );
}

function listMessage({ label }: FieldSpec, issue: z.core.$ZodIssue) {
  if (issue.code === 'too_big')
    return said([
      `${label}: no more than ${issue.maximum}.`,
      `${label}: ${figure(String(issue.maximum))}টির বেশি হতে পারে না।`,
    ]);
  const fault = faultOf(issue);
  if (fault !== undefined) return faultMessage(label, fault, issue.message);
  const min = issue.code === 'too_small' ? issue.minimum : 1;
  return said([
    `${label}: at least ${min} ${min === 1 ? 'is' : 'are'} needed.`,
    `${label}: অন্তত ${figure(String(min))}টি লাগবে।`,
  ]);
}

function pictureMessage(path: string, issue: z.core.$ZodIssue, value: unknown) {
  const part = issue.path[path.split('.').length];
  if (readPicture(value) === null) return said(['Choose a picture.', 'ছবি বাছুন।']);
  if (part === 'alt') {
    if (issue.code === 'too_big') {
      return said([
        `The description of the picture is too long: at most ${counted(issue.maximum)}.`,
        `ছবির বর্ণনা বেশি বড়: সর্বোচ্চ ${counted(issue.maximum)}।`,
      ]);
    }
    return said(
      faultOf(issue) === 'undescribed'
        ? [
            'Say what the picture shows, or tick “Needs no description”.',
            'ছবিতে কী দেখা যায় লিখুন, বা “বর্ণনা লাগবে না” বাছুন।',
          ]
        : [
            'The description of the picture must be one line of plain text.',
            'ছবির বর্ণনা এক লাইনের সাধারণ লেখা হতে হবে।',
          ],
    );
  }
  return said(['This picture cannot be used. Choose another one.', 'এই ছবি চলবে না। অন্যটি বাছুন।']);
}

const counted = (characters: number | bigint) => {
  const written = count(Number(characters));
  return said([`${written} ${characters === 1 ? 'character' : 'characters'}`, `${written} অক্ষর`]);
};

/** Prefixes a message with its field (`Title: …`) unless it starts with it, for lists of several records. */
export const messageWithField = (fields: Fields, path: string, message: string) =>
  message.startsWith(fieldLabel(fields, path)) ? message : `${fieldLabel(fields, path)}: ${message}`;
