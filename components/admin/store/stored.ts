import { site } from '@/components/admin/site';
import {
  convertedChange,
  type Draft,
  type Media,
  ORDER_ID,
  type OrderDraft,
  pictureKey,
  RECORD_VERSION,
  type Step,
} from '@/lib/exchange';
import { type Entity, isRecord } from '@/lib/records';
import * as z from 'zod/mini';
import { actions } from './labels';
import { draftKey, isOrder } from './layers';
import { isLayered, layersOf } from './older-layers';
import type { AnyDraft, Handed, Publication, RecordKey } from './types';
import type { Raw } from './database';
import type { Known, StoreWrite, Unreadable } from './mirror';

/** Maximum nesting of a stored value. Records are a few levels deep; recursion over deeper ones could overflow. */
const MAX_DEPTH = 16;

export type Stored = Known & {
  /** Whether an older studio wrote entries (`convertedFrom`), or a newer one did. */
  readonly isOlder: boolean;
  readonly hasNewer: boolean;
};

const count = z.number('is not a number').check(z.int(), z.nonnegative());
const text = z.string('is not a text').check(z.minLength(1));
const time = z
  .string('is not a time')
  .check(z.refine((at) => !Number.isNaN(Date.parse(at)), 'is not a time'));
const entity = z.custom<Entity>((name) => site().entities.some((known) => known === name), 'is unknown');
const record = z.custom<Readonly<Record<string, unknown>>>(
  (value) => isRecord(value) && isJson(value),
  'is not a record',
);

const shared = {
  version: z.number('is not a number').check(z.int(), z.positive('is none of a studio')),
  entity,
  savedAt: time,
  rev: count,
};
/** What drafts of older studios say of being handed over (`layersOf`). */
const handedUntil3 = {
  writtenHash: z.optional(z.string()),
  writtenAt: z.optional(time),
  proposal: z.optional(z.string()),
  sent: z.optional(z.array(z.nullable(record))),
};
const ofOrder = { id: z.literal(ORDER_ID), ids: z.array(z.string()), baseIds: z.array(z.string()) };
const ofRecord = {
  id: text,
  op: z.enum(['put', 'delete'], 'is neither put nor delete'),
  value: record,
  base: z.nullable(record),
};
const order = z.looseObject({ ...shared, ...ofOrder, ...handedUntil3 });
const draft = z.looseObject({ ...shared, ...ofRecord, ...handedUntil3 });
const handedOver = {
  version: shared.version,
  entity,
  to: z.enum(['file', 'commit', 'proposal'], 'is no way'),
  mark: z.string(),
  handedAt: time,
};
const handed = z.union([
  z.object({ ...handedOver, ...ofOrder }),
  z.object({
    ...handedOver,
    ...ofRecord,
    earlier: z.array(z.nullable(record)),
    seen: z.optional(z.nullable(record)),
  }),
]);
const sent = z.optional(z.array(z.nullable(record)));
const publication = z.object({
  mark: text,
  at: time,
  hash: z.string(),
  phase: z.enum(['sending', 'unsure', 'arrived', 'online'], 'is unknown'),
  commit: z.nullable(z.string()),
  page: z.string(),
  onlineAt: z.nullable(time),
  changes: z.array(
    z.union([z.object({ ...shared, ...ofOrder }), z.object({ ...shared, ...ofRecord, sent })]),
  ),
});
const change = z.object({
  entity,
  id: z.string(),
  before: z.nullable(z.union([order, draft])),
  after: z.nullable(z.union([order, draft])),
});
const step = z.object({
  seq: count,
  at: time,
  label: z.union([z.string(), z.looseObject({ action: z.enum(Object.keys(actions)) })]),
  undone: z.boolean(),
  changes: z.array(change),
  superseded: z.optional(z.literal(true)),
  field: z.optional(z.string()),
  renamed: z.optional(z.object({ entity, from: z.string(), to: z.string() })),
});
const media = z.looseObject({
  hash: text,
  path: text,
  type: text,
  width: count,
  height: count,
  bytes: count,
  blob: z.instanceof(Blob),
});

/** Reads the entries of the store. What cannot be read is listed, and the others work. */
export function readStored(raw: Raw): Stored {
  const unreadable: Unreadable[] = raw.quarantine.map(({ key, raw: entry }) => ({
    store: 'quarantine',
    key,
    reason: isRecord(entry) && typeof entry.reason === 'string' ? entry.reason : 'is not an object',
    raw: isRecord(entry) && 'raw' in entry ? entry.raw : entry,
  }));
  const versions: number[] = [];
  function read<Entry>(
    store: StoreWrite['store'],
    schema: z.ZodMiniType,
    list: readonly unknown[],
    keyOf: (entry: never) => unknown,
  ) {
    return list.flatMap((entry): Entry[] => {
      const own = versionsOf(entry);
      const isNewer = own.some((version) => version > RECORD_VERSION);
      const result = isNewer ? null : schema.safeParse(entry);
      if (result === null || result.success) versions.push(...own);
      if (result === null) return [];
      if (result.success) return [result.data as Entry];
      const [issue] = result.error.issues;
      const reason = `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim();
      unreadable.push({ store, key: keyOf(entry as never) as IDBValidKey, reason, raw: entry });
      return [];
    });
  }
  const isOfOrder = (entry: unknown) => isRecord(entry) && entry.id === ORDER_ID;
  const drafts = [
    ...read<OrderDraft>('drafts', order, raw.drafts.filter(isOfOrder), draftKeyOf),
    ...read<Draft>(
      'drafts',
      draft,
      raw.drafts.filter((entry) => !isOfOrder(entry)),
      draftKeyOf,
    ),
  ];
  const rows = read<Handed>('handed', handed, raw.handed, draftKeyOf);
  const publications = read<Publication>(
    'publications',
    publication,
    raw.publications,
    ({ mark }: Publication) => mark,
  );
  const steps = read<Step>('steps', step, raw.steps, ({ seq }: Step) => seq);
  const pictures = read<Media>('media', media, raw.media, ({ hash }: Media) => hash);
  return {
    revision: raw.revision,
    drafts: new Map(drafts.map((one) => [draftKey(one), one])),
    handed: new Map(rows.map((one) => [draftKey(one), one])),
    publications: new Map(publications.sort((a, b) => (a.at < b.at ? -1 : 1)).map((one) => [one.mark, one])),
    steps: steps.sort((a, b) => a.seq - b.seq),
    media: new Map(pictures.map((one) => [pictureKey(one.path), one])),
    unreadable,
    isOlder: versions.some((version) => version < RECORD_VERSION) || drafts.some(isLayered),
    hasNewer: versions.some((version) => version > RECORD_VERSION),
  };
}

/** Converts the records of older studios. Asynchronous, so it runs before a transaction. */
export async function convertedFrom(stored: Stored): Promise<Stored> {
  if (!stored.isOlder) return stored;
  const sideOf = (one: AnyDraft | null) => (one === null ? null : ofToday(one));
  const steps = stored.steps.map(async (one) => ({
    ...one,
    changes: await Promise.all(
      one.changes.map(async (item) => ({
        ...item,
        before: await sideOf(item.before),
        after: await sideOf(item.after),
      })),
    ),
  }));
  const drafts = await Promise.all([...stored.drafts.values()].map(ofToday));
  const rows = [...stored.handed.values()].map(async (row) =>
    'ids' in row ? { ...row, version: RECORD_VERSION } : handedOfToday(row),
  );
  const layers = drafts.map(layersOf);
  const kept = <Of extends RecordKey>(list: readonly (Of | null)[]) =>
    new Map(list.flatMap((one) => (one === null ? [] : [[draftKey(one), one] as const])));
  return {
    ...stored,
    drafts: kept(layers.map(({ draft }) => draft)),
    handed: kept([...layers.map(({ handed: row }) => row), ...(await Promise.all(rows))]),
    steps: await Promise.all(steps),
    isOlder: false,
  };
}

/** Reads a draft that an older studio kept of a page that was closed; null if it cannot be read. */
export async function rescuedDraft(raw: unknown): Promise<Draft | null> {
  const result = draft.safeParse(raw);
  return result.success ? ofToday(result.data as Draft) : null;
}

async function ofToday<Kind extends AnyDraft>(one: Kind): Promise<Kind> {
  if (one.version === RECORD_VERSION) return one;
  return {
    ...one,
    ...(isOrder(one) ? {} : await convertedChange(site().ofToday, one)),
    version: RECORD_VERSION,
  };
}

async function handedOfToday<Row extends Handed & Pick<Draft, 'value' | 'base'>>(row: Row): Promise<Handed> {
  if (row.version === RECORD_VERSION || 'ids' in row) return row;
  const { entity: name, value, base, earlier } = row;
  const { sent: values = [], ...own } = await convertedChange(site().ofToday, {
    entity: name,
    value,
    base,
    sent: earlier,
  });
  return { ...row, ...own, earlier: values as typeof earlier, version: RECORD_VERSION };
}

const draftKeyOf = ({ entity: name, id }: { readonly entity?: Entity; readonly id?: string }) => [
  name ?? '',
  id ?? '',
];

/** Versions of the drafts in an entry; a picture has none. */
function versionsOf(entry: unknown): readonly number[] {
  if (!isRecord(entry)) return [];
  const changes = Array.isArray(entry.changes) ? (entry.changes as unknown[]) : [];
  const sides = changes.flatMap((item) => (isRecord(item) ? [item.before, item.after] : []));
  return [entry, ...sides].flatMap((one) =>
    isRecord(one) && typeof one.version === 'number' ? [one.version] : [],
  );
}

function isJson(value: unknown, depth = 0): boolean {
  if (value === null || value === undefined || typeof value === 'string' || typeof value === 'boolean')
    return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth > MAX_DEPTH) return false;
  const isPlain = Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
  return isPlain && Object.values(value).every((item) => isJson(item, depth + 1));
}
