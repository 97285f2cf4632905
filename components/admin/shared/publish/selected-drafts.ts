import { changeKey } from '@/components/admin/drafts/keys';
import type { Studio } from '@/components/admin/drafts/studio-api';

/** The chosen changes as they are stored, after everything unsaved has been written, as a bundle. */
export async function makeSelected(studio: Studio, keys: ReadonlySet<string>, note: string) {
  // Schemas and checks come with it, so it is loaded only when it is needed.
  const [{ makeBundle }, { drafts, media }] = await Promise.all([
    import('@/content/lib/bundle-write'),
    studio.contents(),
  ]);
  const chosen = drafts.filter((draft) => keys.has(changeKey(draft)));
  const { profile } = studio.state;
  const made = await makeBundle({
    drafts: chosen,
    media,
    complete: true,
    createdAt: new Date(),
    createdBy: [profile?.name, profile?.jobTitle].filter(Boolean).join(', '),
    note,
  });
  return { made, drafts: chosen };
}
