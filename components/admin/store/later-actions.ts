import type { createActions } from './actions';
import type { Core } from './core';
import type { Outcome } from './types';

type Actions = ReturnType<typeof createActions>;

/** By name, so that the compiler tells which is missing. */
const names: Readonly<Record<keyof Actions, true>> = {
  put: true,
  remove: true,
  restore: true,
  duplicate: true,
  setField: true,
  rename: true,
  reorder: true,
  resolve: true,
  importChanges: true,
  restoreVersion: true,
  undo: true,
  redo: true,
  discard: true,
  noteSending: true,
  markWritten: true,
  storageInfo: true,
  freeUnusedPictures: true,
  setProfile: true,
  writeMeta: true,
  readMeta: true,
  deleteQuarantined: true,
  forgetIdentity: true,
  eraseEverything: true,
};

/** Loads what the first screen does without: right after it, so that records can be changed also once the network has gone. */
export const loadActions = () => import('./actions').catch(() => null);

/** What can be done with records and with what is kept beside them; the code for it comes with the first call, at the latest. */
export function laterActions(core: Core): Actions {
  const later =
    (name: string) =>
    async (...given: never[]): Promise<Outcome<unknown>> => {
      const part = await loadActions();
      if (part === null) return { ok: false, reason: 'missing-part' };
      const action = part.createActions(core)[name as keyof Actions];
      return (action as (...given: never[]) => Promise<Outcome<unknown>>)(...given);
    };
  return Object.fromEntries(Object.keys(names).map((name) => [name, later(name)])) as Actions;
}
