import { openPictures } from '@/components/admin/records/picture-facts';
import { changeKey } from '@/components/admin/store/records';
import type { Studio } from '@/components/admin/store/studio';

/**
 * Makes a bundle of the selected drafts, including typing that is not saved yet. Tries it on the published content in
 * memory, so that problems which the script would report are found here.
 */
export async function makeSelected(
  studio: Studio,
  keys: ReadonlySet<string>,
  note: string,
  createdBy: string,
) {
  // Imported on demand: contains schemas and checks.
  const [{ makeBundle }, { problemsOnline }, { drafts, media }] = await Promise.all([
    import('@/content/exchange/bundle-write'),
    import('@/content/exchange/try-online'),
    studio.contents(),
  ]);
  const chosen = drafts.filter((draft) => keys.has(changeKey(draft)));
  const bundle = await makeBundle({
    drafts: chosen,
    media,
    complete: true,
    createdAt: new Date(),
    createdBy,
    note,
  });
  const problems = bundle.ok
    ? await problemsOnline(bundle.value.bundle, openPictures(studio.state.media))
    : [];
  return { bundle: problems.length > 0 ? ({ ok: false, problems } as const) : bundle, drafts: chosen };
}
