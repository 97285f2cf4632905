import { openPictures } from '@/components/admin/records/picture-facts';
import { changeKey } from '@/components/admin/store/records';
import { signatureOf } from '@/components/admin/store/profile';
import type { Studio } from '@/components/admin/store/studio';

/**
 * The chosen changes as they are stored, after everything unsaved has been written, as a bundle. It has been applied to
 * the published content in memory: what the script would refuse is refused here.
 */
export async function makeSelected(
  studio: Studio,
  keys: ReadonlySet<string>,
  note: string,
  createdBy = signatureOf(studio.state.profile),
) {
  // Schemas and checks come with it, so it is loaded only when it is needed.
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
  return { made: problems.length > 0 ? ({ ok: false, problems } as const) : bundle, drafts: chosen };
}
