import { refusalText } from '@/components/admin/ui/announce';
import { PictureFiles } from '@/components/admin/fields/many-pictures';
import { preparePicture } from '@/components/admin/fields/prepare-picture';
import { useController } from '@/components/admin/store/studio-context.client';
import { pictureKey } from '@/lib/exchange';
import { picturesStrings } from '@/components/admin/strings/pictures';

const texts = picturesStrings.add;

/** Maximum width in px of a picture without a use. */
const MAX_WIDTH = 2400;

/** Adds files to the pictures of this browser. */
export function AddPictures() {
  const studio = useController();
  const keep = async (file: File) => {
    const { state, edit } = studio.getState();
    const title = file.name.replace(/\.\w+$/, '');
    const prepared = await preparePicture(file, { maxWidth: MAX_WIDTH }, title, state.media);
    if (!prepared.ok) return prepared.message;
    const kept = await edit([], (value) => value, [prepared.media]);
    if (!kept.ok) return refusalText(kept);
    return state.media.has(pictureKey(prepared.media.path)) ? texts.there : null;
  };
  return <PictureFiles label={texts.button} help={texts.how} keep={keep} />;
}
