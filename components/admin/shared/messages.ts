import { checkRecord } from '@/content/check/check-record';
import { sitePicture } from '@/content/check/site-pictures';
import type { Entity } from '@/content/lib/entities';
import type { z } from '@/content/lib/zod';
import type { ManagedRecord } from '@/content/managed';
import { entityInfo } from './entities';
import { entityFields, fieldLabel, type FieldSpec } from './fields/field-specs';

/** What is wrong with a record, by field; fields stand in the order of the form. */
export type FieldMessages = ReadonlyMap<string, string>;

/** What an id may be; the editor says it before the schema does. */
export const idShape =
  'The id needs 1 to 80 lower-case Latin letters, digits and single hyphens, for example solid-brick.';

const SHOWS_NOTHING = /shows nothing/;
const ONE_LINE = /one line/;
/** How `isBuildable` names what is wrong with a Markdown text. */
const IN_LINE = /^line \d+ /;

/** Every fault of a record as a sentence that says what, where and how to repair it; at most one for each field. */
export function recordMessages(
  entity: Entity,
  schema: z.ZodMiniObject,
  record: ManagedRecord,
): FieldMessages {
  const found = new Map<string, string>();
  for (const { field: path = '', reason = '', issue } of checkRecord({
    entity,
    schema,
    record,
    pictures: sitePicture,
  })) {
    const field = issue === undefined ? path : String(issue.path[0] ?? '');
    // Another picture needs another description, so its size is said first.
    if (found.has(field) && issue?.path[1] !== 'width') continue;
    found.set(field, issue === undefined ? capital(reason) : issueMessage(entity, issue, record));
  }
  const order = entityFields[entity].fields.map(({ name }) => name);
  return new Map([...found].sort(([one], [other]) => order.indexOf(one) - order.indexOf(other)));
}

/** One issue of a schema in words for people. The schema's own text never reaches the screen. */
export function issueMessage(entity: Entity, issue: z.core.$ZodIssue, record: ManagedRecord): string {
  const name = String(issue.path[0] ?? '');
  const field = entityFields[entity].fields.find((candidate) => candidate.name === name);
  if (issue.code === 'unrecognized_keys') {
    return `${issue.keys.map((key) => `“${key}”`).join(', ')}: the website does not know this field. Discard the draft and enter it again.`;
  }
  if (field === undefined) return idMessage(name);
  if (field.control === 'image') return pictureMessage(entity, field, issue, record[name]);
  return textMessage(field, issue, record[name]);
}

function idMessage(name: string) {
  return name === 'id' || name === '_id'
    ? idShape
    : 'This record cannot be read by the website. Discard the draft and enter it again.';
}

function textMessage({ label, control }: FieldSpec, issue: z.core.$ZodIssue, value: unknown) {
  const length = typeof value === 'string' ? value.trim().length : 0;
  if (control === 'select') return `Choose a ${label.toLowerCase()}.`;
  if (control === 'date') return 'Choose a day.';
  switch (issue.code) {
    case 'too_small':
      return length === 0
        ? `${label} is missing: write at least ${counted(issue.minimum)}.`
        : `${label} is too short: ${length.toLocaleString('en')} of at least ${counted(issue.minimum)}.`;
    case 'too_big':
      return `${label} is too long: ${length.toLocaleString('en')} of at most ${counted(issue.maximum)}.`;
    case 'custom':
      if (ONE_LINE.test(issue.message)) return `${label} must stand on one line. Remove the line breaks.`;
      if (SHOWS_NOTHING.test(issue.message)) {
        return `${label} holds nothing that can be seen. Write it again.`;
      }
      if (IN_LINE.test(issue.message)) return `${label}: ${issue.message}.`;
      return `${label} cannot be used like this. Enter it again.`;
    default:
      return length === 0 ? `${label} is missing.` : `${label} cannot be used like this. Enter it again.`;
  }
}

function pictureMessage(entity: Entity, field: FieldSpec, issue: z.core.$ZodIssue, value: unknown) {
  const part = issue.path[1];
  const size = sizeOf(value);
  if (value === undefined || value === null || size === null) return 'Choose a picture.';
  if (part === 'alt') {
    if (issue.code === 'too_big') {
      return `The description of the picture is too long: at most ${counted(issue.maximum)}.`;
    }
    const isMissing =
      issue.code === 'custom' && !SHOWS_NOTHING.test(issue.message) && !ONE_LINE.test(issue.message);
    return isMissing
      ? 'Say what the picture shows, or tick “Only decoration”.'
      : 'The description of the picture must be one line of plain text.';
  }
  const { minWidth, minHeight } = field.control === 'image' ? field.picture : {};
  if (minWidth !== undefined && minHeight !== undefined && part === 'width') {
    return `This picture is ${size.width} x ${size.height}. ${capital(entityInfo[entity].many)} need at least ${minWidth} x ${minHeight}.`;
  }
  return 'This picture cannot be used. Choose another one.';
}

function sizeOf(value: unknown) {
  if (typeof value !== 'object' || value === null) return null;
  const { src, width, height } = value as Readonly<Record<string, unknown>>;
  return typeof src === 'string' && src !== '' ? { width: Number(width), height: Number(height) } : null;
}

const counted = (count: number | bigint) =>
  `${count.toLocaleString('en')} ${count === 1 ? 'character' : 'characters'}`;

const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** `Title: …` for lists of messages of several records, where the sentence alone may not name its field. */
export const messageWithField = (entity: Entity, name: string, message: string) =>
  message.startsWith(fieldLabel(entity, name)) ? message : `${fieldLabel(entity, name)}: ${message}`;
