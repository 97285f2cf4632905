import { site } from '@/components/admin/site';
import type { Entity } from '@/lib/records';
import type { Core } from './core';
import { readProfile } from './profile';
import type { Published } from './published';
import { baseOf, draftKey, valueOf } from './layers';
import { convertedFrom, readStored, rescuedDraft } from './stored';
import type { OpenFailure } from './types';

/** What is loaded for entities: each promise resolves to false on failure, and is replaced by null. */
type Arrivals = Map<Entity, Promise<boolean> | null>;

/** Loads each entity once; after a failure, the next call retries. Resolves to false if any could not be loaded. */
async function loadOnce(
  arrivals: Arrivals,
  wanted: Iterable<Entity>,
  load: (entity: Entity) => Promise<void>,
): Promise<boolean> {
  const awaited = [...new Set(wanted)].map((entity) => {
    const failed = () => {
      arrivals.set(entity, null);
      return false;
    };
    const arrival = arrivals.get(entity) ?? load(entity).then(() => true, failed);
    arrivals.set(entity, arrival);
    return arrival;
  });
  return !(await Promise.all(awaited)).includes(false);
}

/** Loads published records and their schemas on demand. */
export function createLoading(core: Core) {
  const records: Arrivals = new Map();

  const withPublished = (edit: (published: Published) => Published) =>
    core.show({ published: edit(core.getState().shown.published) });

  /** Loads published records, by default of the requested entities. Records arrive with those that name them. */
  const needRecords = (wanted: Iterable<Entity> = records.keys()): Promise<boolean> =>
    loadOnce(records, wanted, async (entity) => {
      const { loadRecords } = core.environment;
      const named = site().categorisedBy[entity];
      const [list, hasNames] = await Promise.all([
        loadRecords(entity),
        named === undefined || needRecords([named]),
      ]);
      if (!hasNames) throw new Error(named);
      withPublished((published) => published.withRecords(entity, list));
    });

  return { needRecords };
}

type Loading = ReturnType<typeof createLoading>;

/** Reads the store of a tab, and follows what other tabs write. */
export function createReading(core: Core, { needRecords }: Loading) {
  /** Reads the store and shows it. Returns false if a part could not be loaded; throws if it cannot be read. */
  async function read(): Promise<boolean> {
    const { database } = core;
    if (database === null) return true;
    const raw = await database.read();
    const found = readStored(raw);
    const stored = await convertedFrom(found);
    if (stored !== found) {
      const converted = await database.change(
        () => found,
        (now) => ({ ok: true, mirror: now === found ? stored : now, value: now === found }),
      );
      // Another tab has written meanwhile, and has converted what was there.
      if (converted.ok) return read();
    }
    const inDrafts = [...stored.drafts.values(), ...stored.handed.values()].map(({ entity }) => entity);
    const inSteps = stored.steps.flatMap(({ changes }) => changes.map(({ entity }) => entity));
    if (!(await needRecords([...inDrafts, ...inSteps]))) return false;
    if (core.database !== database) return true;
    const { shown } = core.getState();
    // This tab has written while the records came: what was read is older than what it shows.
    if (stored.revision < shown.revision) return read();
    core.showStored(stored, {
      profile: readProfile(raw.profile),
      isOutdated: shown.isOutdated || stored.hasNewer,
    });
    return true;
  }

  const broken = (reason: OpenFailure) => {
    core.database?.close();
    core.database = null;
    core.show({ status: { phase: 'broken', reason } });
    return reason;
  };

  /** Shows what another tab has written; a change during a read leads to one more. */
  let reading: Promise<void> | null = null;
  let isStale = false;
  function refresh() {
    isStale = true;
    reading ??= (async () => {
      while (isStale) {
        isStale = false;
        await read().catch(() => broken('failed'));
      }
      reading = null;
    })();
    return reading;
  }

  return { read, refresh, broken };
}

/** Keeps what older studios kept of closed pages as the text that a form offers. */
export async function takeRescued({ environment: { typedTexts } }: Core) {
  const drafts = await Promise.all(typedTexts.rescued().map(rescuedDraft));
  for (const draft of drafts)
    if (draft?.op === 'put')
      typedTexts.keep(draftKey(draft), {
        at: draft.savedAt,
        base: baseOf(draft) ?? {},
        rev: -1,
        value: valueOf(draft),
      });
  typedTexts.forgetRescued();
}
