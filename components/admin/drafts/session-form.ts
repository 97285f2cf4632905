import type { Media } from '@/content/lib/studio-types';
import type { ManagedRecord } from '@/content/managed';
import { recordChange, redoChange, startHistory, undoChange } from './value-history';

/** The values of an open form: what is shown, what of it is saved, and the way back. Knows nothing of the store. */
export function createForm() {
  let history = startHistory({});
  let savedValue = history.present.value;
  let media: readonly Media[] = [];
  let epoch = 0;

  const value = () => history.present.value;
  const hasUnsaved = () => value() !== savedValue || media.length > 0;

  function travel(to: typeof undoChange) {
    const moved = to(history);
    if (moved.present === history.present) return false;
    history = moved;
    epoch += 1;
    return true;
  }

  return {
    value,
    hasUnsaved,
    /** What a screen shows; `epoch` counts the values that did not come from typing. */
    snapshot: () => ({
      value: value(),
      epoch,
      hasUnsaved: hasUnsaved(),
      canUndo: history.past.length > 0,
      canRedo: history.future.length > 0,
    }),
    /** Pictures that wait to be stored together with the value. */
    media: () => media,
    /** Starts anew from a stored value. */
    replace: (stored: ManagedRecord) => {
      history = startHistory(stored);
      savedValue = stored;
      epoch += 1;
    },
    change: (changed: ManagedRecord, field: string, at: number, picture?: Media) => {
      history = recordChange(history, changed, field, at);
      if (picture) media = [...media, picture];
    },
    markSaved: (sent: ManagedRecord, stored: readonly Media[]) => {
      savedValue = sent;
      media = media.filter((item) => !stored.includes(item));
    },
    /** Takes in what another tab had changed beside `sent`; what was typed since stays and is unsaved. */
    adopt: (sent: ManagedRecord, merged: ManagedRecord, at: number) => {
      const typedSince = Object.entries(value()).filter(([field, text]) => text !== sent[field]);
      const adopted = { ...merged, ...Object.fromEntries(typedSince) };
      history = recordChange(history, adopted, '', at);
      if (typedSince.length === 0) savedValue = adopted;
      epoch += 1;
    },
    /** Gives the changes up, without showing anything else. */
    forget: () => {
      savedValue = value();
      media = [];
    },
    undo: () => travel(undoChange),
    redo: () => travel(redoChange),
  };
}
