import { type Entity, slug, z } from '../records';
import { MAX_SENT } from '../merge';
import { NOTE_LENGTH } from './studio-types';
import { pictureTypes, pictureLimits } from '../pictures';
import { DOCUMENT_TYPE, MAX_DOCUMENT, MEDIA_PATH } from './media-path';

const MB = 1024 * 1024;

/** Limits: `file`, `picture` and `document` in bytes, `createdBy` and `note` in characters, the rest as counts. */
export const bundleLimits = {
  file: 30 * MB,
  changes: 2_000,
  orderIds: 5_000,
  pictures: 200,
  picture: pictureLimits.bytes,
  document: MAX_DOCUMENT,
  createdBy: 125,
  note: NOTE_LENGTH,
} as const;

const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const Sent = z.optional(z.array(z.nullable(z.unknown())).check(z.maxLength(MAX_SENT)));
const Ids = z.array(slug).check(z.maxLength(bundleLimits.orderIds));

type Entities = readonly [Entity, ...Entity[]];

/** The entity's own schema parses `value` and `base` afterwards (check-changes.ts). */
const changeOf = (entities: Entities) => {
  const entity = z.enum(entities);
  return z.discriminatedUnion('op', [
    z.strictObject({
      op: z.literal('put'),
      entity,
      id: slug,
      /** Null for a new record. */
      baseHash: z.nullable(Hash),
      base: z.nullable(z.unknown()),
      value: z.unknown(),
      sent: Sent,
    }),
    z.strictObject({
      op: z.literal('delete'),
      entity,
      id: slug,
      baseHash: Hash,
      base: z.unknown(),
      sent: Sent,
    }),
    z.strictObject({ op: z.literal('order'), entity, baseIds: Ids, ids: Ids }),
  ]);
};

/** A file of a type, of at most `max` bytes; `side` are the limits of its width and height in px. */
const mediaItem = <Type extends z.ZodMiniType, Side extends z.ZodMiniType>(
  type: Type,
  max: number,
  side: Side,
) =>
  z.strictObject({
    path: z.string().check(z.regex(MEDIA_PATH)),
    type,
    bytes: z.int().check(z.minimum(1), z.maximum(max)),
    width: side,
    height: side,
    sha256: Hash,
    /** Base64. */
    data: z.string().check(z.maxLength(Math.ceil(max / 3) * 4)),
  });

const MediaItem = z.discriminatedUnion('type', [
  mediaItem(
    z.enum(pictureTypes),
    bundleLimits.picture,
    z.int().check(z.minimum(1), z.maximum(pictureLimits.side)),
  ),
  // Its pages have sizes, and the file has none.
  mediaItem(z.literal(DOCUMENT_TYPE), bundleLimits.document, z.int().check(z.minimum(0), z.maximum(0))),
]);

/** One file with changes and their pictures: an export writes it, `content:apply` applies it. */
export const bundleSchema = (entities: Entities) =>
  z.strictObject({
    format: z.literal('site-content-bundle'),
    /** Format of the bundle; `recordVersion` is the format of its records. */
    version: z.literal(1),
    recordVersion: z.int().check(z.minimum(1)),
    /** False for a backup, whose drafts may be invalid: import accepts it, the script refuses it. */
    complete: z._default(z.boolean(), true),
    createdAt: z.iso.datetime(),
    createdBy: z.string().check(z.maxLength(bundleLimits.createdBy)),
    note: z.string().check(z.maxLength(bundleLimits.note)),
    changes: z.array(changeOf(entities)).check(z.maxLength(bundleLimits.changes)),
    media: z.array(MediaItem).check(z.maxLength(bundleLimits.pictures)),
  });

export type Bundle = z.infer<ReturnType<typeof bundleSchema>>;
export type BundleMedia = Bundle['media'][number];
