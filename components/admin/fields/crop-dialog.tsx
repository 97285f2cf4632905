import { type PointerEvent, useRef, useState } from 'react';
import type { DraftPicture } from '@/components/admin/records/draft-values';
import { usePictureUrl } from '@/components/admin/records/use-picture-url';
import { picturesStrings } from '@/components/admin/strings/pictures';
import { DialogFrame } from '@/components/admin/ui/dialog-frame';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { ToggleButtons } from '@/components/admin/ui/toggle-buttons';
import { Image } from '@/components/ui/image';
import { cropText, withCrops } from '@/content/lib/crop';
import type { PictureRules } from '@/content/lib/field-spec';
import { type Crop, cropRegion, readCrop, WHOLE } from '@/content/lib/picture-limits';
import {
  cropDrag,
  focusText,
  inFrame,
  largestOf,
  MIDDLE,
  MIN_SIDE,
  type PicturePoint,
  pointIn,
  withSide,
} from './crop-edit';
import { pictureSizeProblem } from './prepare-picture';

const texts = picturesStrings.crop;
const ID = 'studio-crop';
/** Distance in px from which the pointer takes a corner. */
const REACH = 24;
/** Ratios of frames of pages: a banner, a square, and an upright one. */
const frames = [2.2, 1, 0.8] as const;
const shapes = { '1:1': 1, '4:3': 4 / 3, '16:9': 16 / 9 } as const;

type Mode = keyof typeof texts.modes;
type Side = keyof typeof texts.sides;

type CropDialogProps = {
  readonly picture: Pick<DraftPicture, 'src' | 'width' | 'height' | 'focus' | 'crop'>;
  /** Rules of the picture's use, or of all of them. */
  readonly rules: Omit<PictureRules, 'maxWidth'>;
  /** Says what else changes. */
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
  // A picture that is too small as a whole is the matter of its field.
  const problem = set.crop === undefined ? null : pictureSizeProblem({ ...picture, crop: set.crop }, rules);

  const setSide = (side: Side, value: number) => {
    if (side === 'x' || side === 'y') setFocus(focusText({ ...point, [side]: value }));
    else setCrop(withSide(crop, side, value));
  };
  const keep = async () => {
    if ((await onKeep(set)) === false) return;
    document.querySelector<HTMLDialogElement>(`#${ID}`)?.close();
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
              <StudioButton look="outlineLow" onPress={() => setCrop(WHOLE)}>
                {texts.whole}
              </StudioButton>
              {Object.entries(shapes).map(([name, ratio]) => (
                <StudioButton
                  key={name}
                  look="outlineLow"
                  onPress={() => setCrop(largestOf(ratio, picture, point))}
                >
                  {name}
                </StudioButton>
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
          <StudioButton look="solid" isOff={problem !== null} onPress={keep}>
            {texts.save}
          </StudioButton>
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
        {texts.sides[side]}: {values[side]}
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

type CropAreaProps = {
  readonly image: Pick<DraftPicture, 'src' | 'alt' | 'width' | 'height'>;
  readonly crop: Crop;
  readonly point: PicturePoint;
  /** Returns what a drag from a point does; `reach` is the distance from which it takes a corner. */
  readonly dragFrom: (start: PicturePoint, reach: PicturePoint) => (to: PicturePoint) => void;
};

/** The whole picture with crop and focal point. Dragging is a shortcut for the sliders. */
function CropArea({ image, crop: { left, top, width, height }, point, dragFrom }: CropAreaProps) {
  const drag = useRef<((to: PicturePoint) => void) | null>(null);
  const pointOf = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const area = currentTarget.getBoundingClientRect();
    const percent = (part: number) => Math.min(100, Math.max(0, Math.round(100 * part)));
    return { x: percent((clientX - area.left) / area.width), y: percent((clientY - area.top) / area.height) };
  };
  const end = () => {
    drag.current = null;
  };
  return (
    <div
      onPointerDown={(event) => {
        const area = event.currentTarget.getBoundingClientRect();
        event.currentTarget.setPointerCapture(event.pointerId);
        const start = pointOf(event);
        drag.current = dragFrom(start, { x: (100 * REACH) / area.width, y: (100 * REACH) / area.height });
        drag.current(start);
      }}
      onPointerMove={(event) => drag.current?.(pointOf(event))}
      onPointerUp={end}
      onPointerCancel={end}
      className="relative cursor-crosshair touch-none self-start select-none"
    >
      <Image image={image} sizes="400px" fit="contain" className="h-auto!" />
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="pointer-events-none absolute inset-0 size-full"
      >
        <path
          d={`M0 0h100v100H0zM${left} ${top}h${width}v${height}h${-width}z`}
          fillRule="evenodd"
          className="fill-ink/70"
        />
      </svg>
      {[left, left + width].flatMap((x) =>
        [top, top + height].map((y) => (
          <span
            key={`${x} ${y}`}
            aria-hidden="true"
            className="pointer-events-none absolute size-3 -translate-1/2 border border-ink bg-white"
            style={{ left: `${x}%`, top: `${y}%` }}
          />
        )),
      )}
      <span
        aria-hidden="true"
        className="pointer-events-none absolute size-5 -translate-1/2 border-2 border-white bg-leaf"
        style={{ left: `${point.x}%`, top: `${point.y}%` }}
      />
    </div>
  );
}
