import type { Media } from '@/content/lib/studio-types';
import { mediaPathOf } from '@/content/lib/media-path';
import { picturesIn } from '@/content/lib/pictures-in';
import type { Core, Environment } from './core';
import { isOrder } from './keys';
import type { StorageInfo } from './studio-api';
import type { AnyDraft } from './types';

type BrowserStorage = Environment['storage'];

/** Asks the browser not to erase the drafts by itself; whether it agreed. */
export async function keepPersistently(storage: BrowserStorage) {
  if (!storage) return false;
  try {
    return (await storage.persisted()) || (await storage.persist());
  } catch {
    // Refused without an answer, as opaque origins do.
    return false;
  }
}

/** How much of the browser's storage is used, and how safe it is there. */
export async function storageInfo(core: Core): Promise<StorageInfo> {
  const { storage, userAgent } = core.environment;
  const unusedPictures = unusedMedia(core).reduce((sum, { bytes }) => sum + bytes, 0);
  const answers = storage && (await Promise.all([storage.estimate(), storage.persisted()]).catch(() => null));
  const [estimate, isPersistent] = answers ?? [{}, false];
  return {
    used: estimate.usage ?? null,
    quota: estimate.quota ?? null,
    isPersistent,
    mayExpire: !isPersistent && isSafari(userAgent),
    unusedPictures,
  };
}

/** Pictures that no draft, no step of the history and no open editor names. */
export function unusedMedia(core: Core): Media[] {
  const { drafts, steps, media } = core.getState();
  const past = steps.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after]));
  const unsaved = [...core.sessions].map((session) => session.unsaved());
  const used = new Set([...drafts.values(), ...past, ...unsaved].flatMap(mediaOf));
  return [...media.values()].filter(({ path }) => !used.has(path));
}

function mediaOf(draft: AnyDraft | null) {
  return draft === null || isOrder(draft) ? [] : picturesIn(draft.value).map(mediaPathOf);
}

/** Safari, and every browser on iOS: they erase what a site stored after seven days without a visit. */
function isSafari(userAgent: string) {
  return /AppleWebKit\//.test(userAgent) && !/Chrome\/|Chromium\/|Android/.test(userAgent);
}
