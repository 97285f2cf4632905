import {
  type Bytes,
  ContentError,
  defineCollection,
  type Entity,
  type ManagedRecord,
  splitRecords,
  z,
  type Checked,
  refused,
  type StudioProblem,
} from '../records';
import type { ContentModel } from './model';
import type { FilePort } from './file-port';
import { RECORD_VERSION } from './studio-types';

const MARKER = 'content.json';
const markerSchema = z.strictObject({
  kind: z.literal('site-content'),
  version: z.int().check(z.minimum(1)),
});

/** A record of a content file: its value, and its exact text in the file (null after a change). */
export type FileRecord = { readonly value: ManagedRecord; readonly text: string | null };

/** A content file as read. Records by id, in display order. */
export type ContentFile = {
  readonly entity: Entity;
  readonly path: string;
  readonly bytes: Bytes;
  readonly records: ReadonlyMap<string, FileRecord>;
};

/** Checks that the folder is this website's content, in the record version of this studio. */
export async function checkFolder(port: FilePort): Promise<Checked<null>> {
  const marker = markerSchema.safeParse(parseJson(await port.read(MARKER)));
  if (!marker.success) {
    return refused({ code: 'wrong-folder', message: 'This is not the content folder of this website.' });
  }
  if (marker.data.version === RECORD_VERSION) return { ok: true, value: null };
  const age = marker.data.version > RECORD_VERSION ? 'a newer' : 'an older';
  return refused({
    code: 'folder-version',
    message: `This content folder belongs to ${age} version of the studio.`,
  });
}

/** Reads and validates every content file. Returns every problem, not only the first. */
export async function readContent(
  model: ContentModel,
  port: FilePort,
): Promise<Checked<ReadonlyMap<Entity, ContentFile>>> {
  const results = await Promise.all(model.entities.map((entity) => readContentFile(model, port, entity)));
  const problems = results.flatMap((result) => (result.ok ? [] : result.problems));
  if (problems.length > 0) return refused(...problems);
  const files = results.flatMap((result) => (result.ok ? [result.value] : []));
  return { ok: true, value: new Map(files.map((file) => [file.entity, file])) };
}

/**
 * Reads and validates the content file of an entity.
 * @param version of its records; those of an older one are validated as they are today.
 */
export async function readContentFile(
  model: ContentModel,
  port: FilePort,
  entity: Entity,
  version = RECORD_VERSION,
): Promise<Checked<ContentFile>> {
  const path = model.fileOf(entity);
  const bytes = await port.read(path);
  if (bytes === null) return refused(contentProblem(entity, `${path}: the file is missing.`));
  const records = validRecords(model, entity, bytes, version);
  return records.ok ? { ok: true, value: { entity, path, bytes, records: records.value } } : records;
}

/** Validates the records of a content file with the schemas of the build. */
function validRecords(
  model: ContentModel,
  entity: Entity,
  bytes: Bytes,
  version: number,
): Checked<ReadonlyMap<string, FileRecord>> {
  const file = model.fileOf(entity);
  const { idField } = model.metaOf(entity);
  if (BOM.every((byte, at) => bytes[at] === byte))
    return refused(
      contentProblem(entity, `${file}: it begins with a byte order mark. Save it as UTF-8 without one.`),
    );
  const json = parseJson(bytes);
  if (!Array.isArray(json)) return refused(contentProblem(entity, `${file}: it is not a list in JSON.`));
  const list = version < RECORD_VERSION ? json.map((record: unknown) => model.ofToday(entity, record)) : json;
  const texts = splitRecords(decode(bytes));
  try {
    const values = defineCollection({ file, schema: model.formOf(entity).schema, records: list, idField });
    const records = values.map((value, index): [string, FileRecord] => [
      String(value[idField]),
      { value, text: texts[index] ?? null },
    ]);
    return { ok: true, value: new Map(records) };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return refused(
      ...error.problems.map(({ record, field, reason }) =>
        contentProblem(entity, `${file}: record ${record}, field ${field}: ${reason}`),
      ),
    );
  }
}

/** Byte order mark of UTF-8, at which the build stops. */
const BOM = [0xef, 0xbb, 0xbf];

const contentProblem = (entity: Entity, message: string): StudioProblem => ({
  code: 'content',
  message,
  entity,
});

const decode = (bytes: Bytes) => new TextDecoder('utf-8', { fatal: true }).decode(bytes);

/** Returns undefined for a missing file, invalid UTF-8 or invalid JSON. */
function parseJson(bytes: Bytes | null): unknown {
  if (bytes === null) return undefined;
  try {
    return JSON.parse(decode(bytes));
  } catch {
    return undefined;
  }
}
