import { useState } from 'react';
import type { DraftPicture } from '@/components/admin/records/draft-values';
import { withPicture } from '@/components/admin/records/picture-library';
import { usePictureUrl } from '@/components/admin/records/use-picture-url';
import { pictureFieldStrings } from '@/components/admin/strings/editor';
import { picturesStrings } from '@/components/admin/strings/pictures';
import { closeDialog, DialogFrame } from '@/components/admin/ui/dialog-frame';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { ToggleButtons } from '@/components/admin/ui/toggle-buttons';
import { cropText, pointIn, withCrops, cropRegion, readCrop, WHOLE } from '@/lib/pictures';
import type { PictureRules } from '@/lib/records';
import { CropArea, cropDrag, focusText, inFrame, largestOf, MIDDLE, MIN_SIDE, withSide } from './crop-area';
import { LibraryGrid } from './library-grid';
import { pictureSizeProblem } from './prepare-picture';

const texts = picturesStrings.crop;
const ID = 'studio-crop';
const LIBRARY = 'studio-library';
/** Ratios of frames of pages: a banner, a square, and an upright one. */
const frames = [2.2, 1, 0.8] as const;
const shapes = { '1:1': 1, '4:3': 4 / 3, '16:9': 16 / 9 } as const;

type Mode = keyof typeof texts.modes;
type Side = keyof typeof texts.sides;

type PictureFieldDialogProps = LibraryDialogProps & {
  readonly kind: 'library' | 'crop';
  readonly picture: DraftPicture | null;
  readonly onCrop: (picture: DraftPicture) => void;
};

/** The dialogs of a picture field. */
export function PictureFieldDialog({ kind, picture, onCrop, ...field }: PictureFieldDialogProps) {
  if (kind === 'library' || picture === null) return <LibraryDialog {...field} />;
  return (
    <CropDialog
      {...field}
      picture={picture}
      onKeep={(set) => onCrop(withPicture(picture, [picture.src], set))}
    />
  );
}

type CropDialogProps = {
  readonly picture: Pick<DraftPicture, 'src' | 'width' | 'height' | 'focus' | 'crop'>;
  /** Rules of the picture's use, or of all of them. */
  readonly rules: Omit<PictureRules, 'maxWidth'>;
  readonly note?: string;
  /** Keeps both, undefined for the middle and the whole picture. Returns whether the dialog may close. */
  readonly onKeep: (set: {
    readonly focus: string | undefined;
    readonly crop: string | undefined;
  }) => unknown;
  readonly onClosed: () => void;
};

/** Dialog that sets crop and focal point of a picture, by pointer or sliders, and shows what pages cut. */
export function CropDialog({ picture, rules, note, onKeep, onClosed }: CropDialogProps) {
  const pictureUrl = usePictureUrl();
  const [mode, setMode] = useState<Mode>('crop');
  const [crop, setCrop] = useState(readCrop(picture.crop) ?? WHOLE);
  const [focus, setFocus] = useState(picture.focus ?? MIDDLE);
  const point = pointIn(focus);
  const image = { ...picture, src: pictureUrl(picture.src), alt: '' };
  const set = { focus: focus === MIDDLE ? undefined : focus, crop: cropText(crop) };
  const region = cropRegion(crop, picture);
  // The field reports a picture that is too small as a whole.
  const problem = set.crop === undefined ? null : pictureSizeProblem({ ...picture, crop: set.crop }, rules);

  const setSide = (side: Side, value: number) => {
    if (side === 'x' || side === 'y') setFocus(focusText({ ...point, [side]: value }));
    else setCrop(withSide(crop, side, value));
  };
  const keep = async () => {
    if ((await onKeep(set)) === false) return;
    closeDialog(ID);
  };

  return (
    <DialogFrame id={ID} title={texts.button} openOnMount onClosed={onClosed} className="max-w-3xl">
      <ToggleButtons
        label={texts.mode}
        choices={(['crop', 'focus'] as const).map((one) => [one, texts.modes[one]])}
        chosen={mode}
        onChoose={setMode}
        buttonStyle="-ml-px border border-concrete-400 first:ml-0 aria-pressed:bg-ink aria-pressed:text-paper"
      />
      <p className="mt-3 max-w-measure">{texts.help[mode]}</p>
      <div className="mt-4 grid gap-4 sm:grid-cols-2">
        <CropArea
          image={image}
          crop={crop}
          point={point}
          dragFrom={(start, reach) =>
            mode === 'focus' ? (to) => setFocus(focusText(to)) : cropDrag(crop, start, reach, setCrop)
          }
        />
        <div className="space-y-3">
          <Sliders sides={sidesOf[mode]} values={{ ...crop, ...point }} onChange={setSide} />
          {mode === 'crop' && (
            <div role="group" aria-label={texts.shapes} className="flex flex-wrap gap-joint">
              <StudioButton label={texts.whole} look="outlineLow" onPress={() => setCrop(WHOLE)} />
              {Object.entries(shapes).map(([name, ratio]) => (
                <StudioButton
                  label={name}
                  key={name}
                  look="outlineLow"
                  onPress={() => setCrop(largestOf(ratio, picture, point))}
                />
              ))}
            </div>
          )}
          <p
            role="status"
            className={`min-h-10 text-sm tabular-nums ${problem ? 'font-semibold text-clay' : ''}`}
          >
            {problem ?? texts.size(region.width, region.height)}
          </p>
          <p className="text-sm text-concrete-600">{texts.frames}</p>
          <div aria-hidden="true" className="flex items-start gap-2">
            {frames.map((ratio) => (
              <svg key={ratio} viewBox={inFrame(region, ratio, withCrops({ ...picture, ...set }).focus)}>
                <image href={image.src} width={picture.width} height={picture.height} />
              </svg>
            ))}
          </div>
          {note !== undefined && <p className="text-sm">{note}</p>}
          <StudioButton label={texts.save} look="solid" isOff={problem !== null} onPress={keep} />
        </div>
      </div>
    </DialogFrame>
  );
}

const sidesOf = { crop: ['width', 'height', 'left', 'top'], focus: ['x', 'y'] } as const;

type SlidersProps = {
  readonly sides: readonly Side[];
  readonly values: Readonly<Record<Side, number>>;
  readonly onChange: (side: Side, value: number) => void;
};

const Sliders = ({ sides, values, onChange }: SlidersProps) => (
  <div className="grid grid-cols-2 gap-x-4">
    {sides.map((side) => (
      <label key={side} className="block text-sm font-semibold tabular-nums">
        <span>{`${texts.sides[side]}: ${values[side]}`}</span>
        <input
          type="range"
          {...rangeOf(side)}
          value={values[side]}
          onChange={({ target }) => onChange(side, target.valueAsNumber)}
          className="block h-11 w-full accent-ink"
        />
      </label>
    ))}
  </div>
);

const rangeOf = (side: Side) => ({
  min: side === 'width' || side === 'height' ? MIN_SIDE : 0,
  max: side === 'left' || side === 'top' ? 100 - MIN_SIDE : 100,
});

type LibraryDialogProps = {
  readonly rules: PictureRules;
  readonly onChoose: (picture: DraftPicture) => void;
  readonly onClosed: () => void;
};

function LibraryDialog({ rules, onChoose, onClosed }: LibraryDialogProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  return (
    <DialogFrame
      id={LIBRARY}
      title={pictureFieldStrings.library}
      openOnMount
      onClosed={onClosed}
      className="max-w-4xl"
    >
      <p role="status" className="sticky top-0 z-10 bg-white font-semibold text-clay empty:hidden">
        {refusal}
      </p>
      <LibraryGrid
        onChoose={({ src, alt, width, height, focus }) => {
          const problem = pictureSizeProblem({ width, height }, rules);
          setRefusal(problem);
          if (problem !== null) return;
          onChoose({ src, alt, width, height, ...(focus && { focus }) });
          closeDialog(LIBRARY);
        }}
      />
    </DialogFrame>
  );
}
