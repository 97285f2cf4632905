import type { Entity, ManagedRecord } from '../../lib/records';

/** Names in braces that a firm may leave empty, with the entity and field of their values. */
const optional = {
  group: ['company', 'group'],
  openingHours: ['company', 'openingHours'],
  viceChairman: ['about-us', 'viceChairman'],
} as const satisfies Readonly<Record<string, readonly [Entity, string]>>;

/** Returns a problem for each field that says a name in braces whose value is empty, which would leave a hole in it. */
export function emptyNames(
  records: readonly ManagedRecord[],
  content: Readonly<Record<Entity, readonly ManagedRecord[]>>,
) {
  const empty = Object.entries(optional).flatMap(([name, [entity, field]]) =>
    content[entity][0]?.[field] === undefined ? [`{${name}}`] : [],
  );
  return records.flatMap((record) =>
    Object.entries(record).flatMap(([field, value]) =>
      empty
        .filter((name) => JSON.stringify(value).includes(name))
        .map((name) => {
          const id = String(record._id ?? record.id);
          const reason = `says ${name}, which is empty: enter it, or change the sentence`;
          return { id, record: `"${id}"`, field, reason };
        }),
    ),
  );
}
