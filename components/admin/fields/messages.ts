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
import { characterCount } from '@/lib/text';

/** Error messages of a record by field path, in the order of the form. */
export type FieldMessages = ReadonlyMap<string, string>;

/** Rule of ids in words; the editor shows it before the schema is checked. */
export const idShape =
  'The last part of the address needs 1 to 80 lower-case Latin letters, digits and single hyphens, such as solid-brick; names of Windows (con) and other pages (search) are taken.';

/** Checks a record; returns at most one sentence per field or line, which states the fault and its repair. */
export function recordMessages(
  entity: Entity,
  form: EntityForm,
  record: ManagedRecord,
  pictures: PictureFacts,
): FieldMessages {
  const messages = new Map<string, string>();
  const problems = checkRecord({ entity, meta: site().registry[entity], form, record, pictures });
  for (const { field: place = '', reason = '', issue, code } of problems) {
    const path = issue === undefined ? place : issuePath(form.fields, issue);
    const message = issue === undefined ? capital(reason) : issueMessage(form.fields, issue, record);
    const before = messages.get(path);
    const [line] = /^Line \d+ /.exec(message) ?? [];
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
    return `${issue.keys.map((key) => `“${key}”`).join(', ')}: the website does not know this field. Throw the change away where it was made, and enter it again.`;
  }
  const field = fieldOf(fields, issue);
  if (field === null) return idMessage(String(issue.path[0] ?? ''));
  const value = valueOf(record, field);
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
    : 'This entry cannot be read by the website. Throw away your changes and enter it again.';
}

function textMessage({ label, kind }: FieldSpec, issue: z.core.$ZodIssue, value: unknown) {
  const length = typeof value === 'string' ? characterCount(value) : 0;
  const fault = faultOf(issue);
  if (fault !== undefined) return faultMessage(label, fault, issue.message);
  if (kind === 'choice' || kind === 'choices' || kind === 'record')
    return `${label}: choose one of the list.`;
  if (kind === 'date') return 'Choose a day.';
  if (kind === 'number')
    return length === 0 && typeof value !== 'number' ? `${label} is missing.` : numberMessage(label, issue);
  if (kind === 'link' && length > 0) return `${label} must be a full address that begins with https://.`;
  switch (issue.code) {
    case 'too_small':
      return length === 0
        ? `${label} is missing: write at least ${counted(issue.minimum)}.`
        : `${label} is too short: ${length.toLocaleString('en')} of at least ${counted(issue.minimum)}.`;
    case 'too_big':
      return `${label} is too long: ${length.toLocaleString('en')} of at most ${counted(issue.maximum)}.`;
    case 'invalid_format':
      // The project's formats have messages that state what the text must be.
      return `${label} ${issue.message}.`;
    default:
      return length === 0 && issue.code !== 'custom' ? `${label} is missing.` : strange(label);
  }
}

const strange = (label: string) => `${label} cannot be used like this. Enter it again.`;

function faultMessage(label: string, fault: Fault, message: string) {
  switch (fault) {
    case 'one-line':
      return `${label} must be on one line. Remove the line breaks.`;
    case 'shows-nothing':
      return `${label} holds nothing that can be seen. Write it again.`;
    case 'predicate':
      return `${label} ${message}.`;
    case 'place':
      return `${label}: ${message}.`;
    case 'undescribed':
      return strange(label);
  }
}

function numberMessage(label: string, issue: z.core.$ZodIssue) {
  if (issue.code === 'too_small')
    return `${label} must be ${issue.inclusive === false ? 'more than' : 'at least'} ${issue.minimum}.`;
  if (issue.code === 'too_big') return `${label} must be at most ${issue.maximum}.`;
  if (issue.code === 'custom') return `${label} ${issue.message}.`;
  return `${label} must be a number in the digits 0 to 9, without commas and units, such as 1200.`;
}

function linesMessage(spec: FieldSpec, issue: z.core.$ZodIssue, value: unknown) {
  const place = issue.path.findLast((part) => typeof part === 'number');
  const line: unknown = Array.isArray(value) && place !== undefined ? value[place] : undefined;
  if (place === undefined || line === undefined) return listMessage(spec, issue);
  return textMessage({ ...spec, kind: 'text', label: `Line ${place + 1}` }, issue, line);
}

function listMessage({ label }: FieldSpec, issue: z.core.$ZodIssue) {
  if (issue.code === 'too_big') return `${label}: at most ${issue.maximum} are possible.`;
  const fault = faultOf(issue);
  if (fault !== undefined) return faultMessage(label, fault, issue.message);
  const min = issue.code === 'too_small' ? issue.minimum : 1;
  return `${label}: at least ${min} ${min === 1 ? 'is' : 'are'} needed.`;
}

function pictureMessage(path: string, issue: z.core.$ZodIssue, value: unknown) {
  const part = issue.path[path.split('.').length];
  if (readPicture(value) === null) return 'Choose a picture.';
  if (part === 'alt') {
    if (issue.code === 'too_big') {
      return `The description of the picture is too long: at most ${counted(issue.maximum)}.`;
    }
    return faultOf(issue) === 'undescribed'
      ? 'Say what the picture shows, or tick “Needs no description”.'
      : 'The description of the picture must be one line of plain text.';
  }
  return 'This picture cannot be used. Choose another one.';
}

const counted = (count: number | bigint) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'}`;

/** Prefixes a message with its field (`Title: …`) unless it starts with it, for lists of several records. */
export const messageWithField = (fields: Fields, path: string, message: string) =>
  message.startsWith(fieldLabel(fields, path)) ? message : `${fieldLabel(fields, path)}: ${message}`;
