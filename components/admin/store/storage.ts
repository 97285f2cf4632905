import { mediaPathOf, pictureKey } from '@/content/lib/uploads';
import { picturesIn } from '@/content/lib/pictures-in';
import type { Media } from '@/content/exchange/studio-types';
import type { State } from './state/state';
import type { BrowserStorage } from './keep-persistently';
import type { StorageInfo } from './studio-api';

/** How much of the browser's storage is used, and how safe it is there. */
export async function storageInfo(
  state: State,
  storage: BrowserStorage,
  userAgent: string,
): Promise<StorageInfo> {
  const unusedPictures = unusedMedia(state).reduce((sum, { bytes }) => sum + bytes, 0);
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
export function unusedMedia({ shown: { drafts, steps, media }, forms }: State): Media[] {
  const past = steps.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after]));
  const values = [...drafts.values(), ...past].flatMap((draft) =>
    draft !== null && 'op' in draft ? [draft.value] : [],
  );
  const typed = [...forms.values()].map(({ value }) => value);
  const paths = [...values, ...typed].flatMap((value) => picturesIn(value).map(mediaPathOf));
  const used = new Set(paths.map((path) => pictureKey(path ?? '')));
  return [...media].flatMap(([key, picture]) => (used.has(key) ? [] : [picture]));
}

/** Safari, and every browser on iOS: they erase what a site stored after seven days without a visit. */
function isSafari(userAgent: string) {
  return /AppleWebKit\//.test(userAgent) && !/Chrome\/|Chromium\/|Android/.test(userAgent);
}
