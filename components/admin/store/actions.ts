import { site } from '@/components/admin/site';
import { type ChangeToHand, type Media, mediaPathOf, pictureKey } from '@/lib/exchange';
import { filesIn } from '@/lib/pictures';
import type { Entity } from '@/lib/records';
import * as plans from './plans';
import { planUndoRedo } from './undo';
import { readProfile } from './profile';
import { changesToHand } from './layers';
import type { MetaKey, Outcome, Publication, RecordKey, UserProfile } from './types';
import { type Core, DONE, nothingMore, requestPersistence } from './core';
import type { Planned } from './database';
import { commitForms, type Forms, renamedForms } from './forms';
import { endProposals, handOver, type Handover, withPublication } from './handover';
import { changed, type Mirror, type Now, type StoreWrite } from './mirror';
import type { Start } from './start';

const READ_ONLY = { ok: false, reason: 'read-only' } as const;

/** Actions on records, planned by `plans.ts`. Each one adds one undoable step to the history. */
function createRecordActions(core: Core, { needRecords }: Start) {
  /** Saves open forms and makes a change, in one transaction. */
  const action =
    <Args extends readonly unknown[], Value>(plan: (now: Now, ...args: Args) => plans.Plan<Value>) =>
    (...args: Args): Promise<Outcome<Value>> =>
      core.change<Value>((now, at) => {
        const planned = plan(now, ...args);
        if (!planned.ok) return planned;
        const { renamed } = planned.change;
        const result: Planned<Value> = {
          ok: true,
          mirror: changed(now, planned.change, at),
          value: planned.value,
        };
        return renamed ? { ...result, forms: (forms) => renamedForms(forms, renamed) } : result;
      });
  const remove = action(plans.planRemove);
  const importChanges = action(plans.planImport);
  const duplicate = action(plans.planDuplicate);
  const undoRedo = action(planUndoRedo);

  return {
    put: action(plans.planPut),
    /** @param to - English path to which the addresses of their pages are to lead. */
    remove: async (keys: readonly RecordKey[], to?: string): ReturnType<typeof remove> => {
      const { redirects } = site();
      if (to === undefined || redirects === null) return remove(keys);
      if (!(await needRecords([redirects]))) return { ok: false, reason: 'failed' };
      return remove(keys, { to, now: core.environment.now() });
    },
    restore: action(plans.planRestore),
    duplicate: (keys: readonly RecordKey[]) => duplicate(keys, core.environment.now()),
    edit: action(plans.planEdit),
    rename: action(plans.planRename),
    reorder: action(plans.planReorder),
    resolve: action(plans.planDecision),
    importChanges: async (...args: Parameters<typeof importChanges>): ReturnType<typeof importChanges> => {
      const entities = args[0].map(({ entity }) => entity);
      if (!(await needRecords(entities))) return { ok: false, reason: 'failed' };
      return importChanges(...args);
    },
    restoreVersion: action(plans.planRestoreVersion),
    undo: () => undoRedo('undo'),
    redo: () => undoRedo('redo'),
    discard: action(plans.planDiscard),
  };
}

/** Actions on what was handed over. Not undoable. */
const createHandoverActions = (core: Core) => ({
  /** Moves drafts, unless they were edited since, to what was handed over in a file or a proposal. */
  handOver: (changes: readonly ChangeToHand[], by: Handover) =>
    core.change((now, at) => ({ ok: true, mirror: handOver(now, changes, by, at), value: undefined }), false),

  /** Keeps what is known of a publication: before its request, and after each answer of the host. */
  keepPublication: (publication: Publication) =>
    core.change(
      (now, at) => ({ ok: true, mirror: withPublication(now, publication, at), value: undefined }),
      false,
    ),

  /** Forgets a publication: it has not arrived, or its note was closed. */
  forgetPublication: (mark: string) =>
    core.change((now) => {
      const publications = new Map(now.publications);
      publications.delete(mark);
      return { ok: true, mirror: { ...now, publications }, value: undefined };
    }, false),

  /** Ends the waiting of proposals that were published (`true`), returned or withdrawn. */
  endProposals: (published: ReadonlyMap<string, boolean>) =>
    core.change((now, at) => endProposals(now, published, at), false),
});

/** Actions on metadata: profile, exports, unreadable entries and pictures. Not undoable. */
function createMetaActions(core: Core, { refresh }: Start) {
  const isReady = () => core.getState().shown.status.phase === 'ready';

  /** Writes entries that no plan depends on, and tells the other tabs. */
  async function write(...writes: readonly StoreWrite[]): Promise<Outcome> {
    if (!isReady() || core.database === null) return READ_ONLY;
    const outcome = await core.database.write(writes);
    if (!outcome.ok) {
      core.show({ save: { kind: 'failed', reason: outcome.reason } });
      return outcome;
    }
    core.channel?.post({ kind: 'changed', store: core.database.name });
    return DONE;
  }

  const writeMeta = (key: MetaKey, value: unknown) => write({ store: 'meta', key, value });

  async function setProfile(profile: UserProfile | null): Promise<Outcome> {
    const usable = readProfile(profile);
    if (profile !== null && usable === null) return { ok: false, reason: 'failed' };
    const outcome = await writeMeta('profile', usable);
    if (outcome.ok) core.show({ profile: usable });
    return outcome;
  }

  const unusedPictures = () => unusedMedia(core.getState().shown, core.getState().forms);
  const bytesOf = (pictures: readonly Media[]) => pictures.reduce((sum, { bytes }) => sum + bytes, 0);

  return {
    /** Returns bytes of the browser's storage, null if not reported, and whether the browser may erase it. */
    storageInfo: async () => {
      const { storage, userAgent } = core.environment;
      const answers =
        storage && (await Promise.all([storage.estimate(), storage.persisted()]).catch(() => null));
      const [{ usage = null, quota = null }, isPersistent] = answers ?? [{}, false];
      const mayExpire = !isPersistent && isSafari(userAgent);
      return { used: usage, quota, isPersistent, mayExpire, unusedPictures: bytesOf(unusedPictures()) };
    },

    /** Lists the pictures of this browser that no layer, step of the history or open form refers to. */
    unusedPictures,

    /** Deletes unused pictures, by default all. Not undoable. */
    freeUnusedPictures: (wanted?: readonly Media[]): Promise<Outcome<{ readonly bytes: number }>> =>
      core.change((now) => {
        const unused = unusedMedia(now, core.getState().forms).filter(
          ({ hash }) => wanted?.some((picture) => picture.hash === hash) ?? true,
        );
        return { ok: true, mirror: freePictures(now, unused), value: { bytes: bytesOf(unused) } };
      }, false),

    setProfile,
    writeMeta,

    readMeta: async (key: MetaKey): Promise<Outcome<unknown>> => {
      try {
        return core.database ? { ok: true, value: await core.database.readMeta(key) } : READ_ONLY;
      } catch {
        // Another tab or the browser closed the connection.
        return { ok: false, reason: 'closed' };
      }
    },

    deleteUnreadable: async ({ store, key }: Pick<StoreWrite, 'store' | 'key'>) => {
      const outcome = await write({ store, key, value: null });
      if (outcome.ok) await refresh();
      return outcome;
    },

    /** Log Out: deletes folder and profile; drafts remain. */
    forgetIdentity: async () => {
      const forgotten = await writeMeta('folder', null);
      return forgotten.ok ? setProfile(null) : forgotten;
    },

    /** Erases drafts, pictures, history, profile and folder of this browser. */
    eraseEverything: async (): Promise<Outcome> => {
      if (!isReady() || core.database === null) return READ_ONLY;
      const outcome = await core.database.erase();
      if (!outcome.ok) return outcome;
      core.environment.typedTexts.forget();
      await refresh();
      core.channel?.post({ kind: 'changed', store: core.database.name });
      return DONE;
    },
  };
}

/** Returns the pictures that no layer, step or open form refers to. */
function unusedMedia({ drafts, handed, publications, steps, media }: Mirror, forms: Forms): readonly Media[] {
  const past = steps.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after]));
  const underWay = [...publications.values()].flatMap(({ changes }) => changes);
  const values = [...drafts.values(), ...handed.values(), ...underWay, ...past].flatMap((one) =>
    one !== null && 'op' in one ? [one.value] : [],
  );
  const typed = [...forms.values()].map(({ value }) => value);
  const paths = [...values, ...typed].flatMap((value) => filesIn(value).map(mediaPathOf));
  const used = new Set(paths.map((path) => pictureKey(path ?? '')));
  return [...media].flatMap(([key, picture]) => (used.has(key) ? [] : [picture]));
}

/** Takes pictures out. */
function freePictures<Of extends Mirror>(mirror: Of, unused: readonly Media[]): Of {
  const media = new Map([...mirror.media].filter(([, picture]) => !unused.includes(picture)));
  return { ...mirror, media };
}

/** Detects Safari and all iOS browsers: they erase a site's storage after seven days without a visit. */
function isSafari(userAgent: string) {
  return /AppleWebKit\//.test(userAgent) && !/Chrome\/|Chromium\/|Android/.test(userAgent);
}

function createStoreActions(core: Core, { needRecords, start }: Start) {
  return {
    /** Saves open forms at once (Ctrl/Cmd+S, route change, before publishing). */
    flush: () => core.change(nothingMore),
    needRecords: (wanted: readonly Entity[]) => needRecords(wanted),
    requestPersistence: () => requestPersistence(core.environment.storage),
    dismissNotice: () => core.show({ notice: null }),
    retry: () => start(),
    workWithoutSaving: () => core.environment.workWithoutSaving(),

    /** Returns what can be handed over, and what a backup contains. Does not wait for the store, which may not answer. */
    contents: async () => {
      void core.change(nothingMore);
      const { shown, forms } = core.getState();
      const { now } = commitForms(shown, forms, core.at());
      return { drafts: [...changesToHand(now).values()], media: [...now.media.values()] };
    },

    /** Keeps the old store unchanged and starts with an empty one, such as `studio-2`. */
    startNewStore: () => {
      const { storeName } = core.environment;
      const number = Number(/-(\d+)$/.exec(storeName.get())?.[1] ?? 1);
      storeName.set(`studio-${number + 1}`);
      return start();
    },
  };
}

/** All actions of the studio. */
export const createActions = (core: Core, start: Start) => ({
  ...createRecordActions(core, start),
  ...createHandoverActions(core),
  ...createMetaActions(core, start),
  ...createStoreActions(core, start),
});
