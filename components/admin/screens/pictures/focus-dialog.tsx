import { type PointerEvent, useState } from 'react';
import { useAct } from '@/components/admin/actions/record-actions';
import { type LibraryPicture, withPicture } from '@/components/admin/records/picture-library';
import { usePictureUrl } from '@/components/admin/records/use-picture-url';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { picturesStrings } from '@/components/admin/strings/pictures';
import { DialogFrame } from '@/components/admin/ui/dialog-frame';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { Image } from '@/components/ui/image';
import { recordsOf } from './picture-use';

const texts = picturesStrings.focus;
const ID = 'studio-focus';
const MIDDLE = '50% 50%';
/** Frames of pages: a banner, a square, and an upright one. */
const frames = ['aspect-banner', 'aspect-square', 'aspect-portrait'] as const;

type FocusDialogProps = { readonly picture: LibraryPicture; readonly onClosed: () => void };

/** Dialog that sets the focal point of a picture, in every entry at once, and shows what pages cut. */
export function FocusDialog({ picture, onClosed }: FocusDialogProps) {
  const { edit } = useStudio();
  const act = useAct();
  const pictureUrl = usePictureUrl();
  const [focus, setFocus] = useState(picture.focus ?? MIDDLE);
  const [x = 50, y = 50] = focus.split(' ').map((part) => parseInt(part));
  const sides = { x, y };
  const image = { ...picture, src: pictureUrl(picture.src), alt: '', focus };
  const records = recordsOf(picture.uses.filter(({ width }) => width > 0));

  const handlePress = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const percent = (part: number) => Math.min(100, Math.max(0, Math.round(100 * part)));
    setFocus(`${percent((clientX - left) / width)}% ${percent((clientY - top) / height)}%`);
  };

  const save = async () => {
    const srcs = picture.uses.map(({ src }) => src);
    const set = { focus: focus === MIDDLE ? undefined : focus };
    const done = edit(records, (value) => withPicture(value, srcs, set));
    if (!(await act(done, () => texts.done(records.length)))) return;
    document.querySelector<HTMLDialogElement>(`#${ID}`)?.close();
  };

  return (
    <DialogFrame id={ID} title={texts.button} openOnMount onClosed={onClosed} className="max-w-3xl">
      <p className="max-w-measure">{texts.help}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        {/* Pressing is a shortcut for the sliders. */}
        <div onPointerDown={handlePress} className="relative cursor-crosshair self-start">
          <Image image={image} sizes="400px" fit="contain" className="h-auto!" />
          <span
            aria-hidden="true"
            className="absolute size-5 -translate-1/2 border-2 border-white bg-leaf"
            style={{ left: `${x}%`, top: `${y}%` }}
          />
        </div>
        <div className="space-y-3">
          {(['x', 'y'] as const).map((side) => (
            <label key={side} className="block font-semibold tabular-nums">
              {texts[side]}: {sides[side]}
              <input
                type="range"
                min={0}
                max={100}
                value={sides[side]}
                onChange={({ target }) => {
                  const moved = { ...sides, [side]: target.valueAsNumber };
                  setFocus(`${moved.x}% ${moved.y}%`);
                }}
                className="block h-11 w-full accent-ink"
              />
            </label>
          ))}
          <p className="text-sm text-concrete-600">{texts.frames}</p>
          <div aria-hidden="true" className="flex items-start gap-2">
            {frames.map((frame) => (
              <div key={frame} className={`min-w-0 flex-1 bg-concrete-100 ${frame}`}>
                <Image image={image} sizes="128px" />
              </div>
            ))}
          </div>
          <StudioButton look="solid" onPress={save}>
            {texts.save}
          </StudioButton>
        </div>
      </div>
    </DialogFrame>
  );
}
