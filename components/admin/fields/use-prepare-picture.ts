import { useStudio } from '@/components/admin/store/studio-context.client';
import { sharedStrings } from '@/components/admin/strings/shared';
import type { PictureRules } from '@/content/lib/field-spec';
import type { Prepared } from './prepare-picture';

/**
 * Gives the function that makes a picture of the website from a file. It never rejects; the code behind it is loaded with
 * the first picture.
 * @param readTitle - gives the title of the record, which names a new file.
 */
export function usePreparePicture(readTitle: () => string) {
  const kept = useStudio(({ state }) => state.media);
  return async (file: Blob, rules: PictureRules): Promise<Prepared> => {
    const part = await import('./prepare-picture').catch(() => null);
    if (part === null) return { ok: false, message: sharedStrings.partMissing };
    return part.preparePicture(file, rules, readTitle(), kept);
  };
}
