import type { WallFigures } from '@/content/wall-figures';
import { ChoiceField } from './choice-field';
import { TextField } from './text-field';
import { lengthShown, type DraftErrors, type WallDraft } from './wall-draft';

type WallFormProps = {
  readonly figures: WallFigures;
  readonly draft: WallDraft;
  readonly errors: DraftErrors;
  /** Absent in the server's HTML. What is typed there is taken over when the estimator is loaded. */
  readonly onChange?: (change: Partial<WallDraft>) => void;
};

/** The measures of the wall. Nothing is sent: every change is worked out at once. */
export function WallForm({ figures, draft, errors, onChange }: WallFormProps) {
  const { unit } = draft;
  const length = (name: 'length' | 'height' | 'openingWidth' | 'openingHeight') => ({
    name,
    unit,
    value: lengthShown(draft[name], unit),
    inputMode: 'decimal' as const,
    error: errors[name],
    onChange: onChange && ((text: string) => onChange({ [name]: { text, unit } })),
  });
  const choose = <Name extends 'unit' | 'brick' | 'block'>(name: Name) => ({
    name,
    value: draft[name],
    onChange: onChange && ((value: WallDraft[Name]) => onChange({ [name]: value })),
  });

  return (
    <form
      aria-label="Your wall"
      autoComplete="off"
      onSubmit={onChange && ((event) => event.preventDefault())}
      className="estimator-form grid grid-cols-2 content-start border-t border-joint bg-white print:hidden"
    >
      <ChoiceField
        {...choose('unit')}
        legend="Measured in"
        options={[
          { value: 'ft', label: 'Feet' },
          { value: 'm', label: 'Metres' },
        ]}
        className="col-span-2"
      />
      <TextField {...length('length')} label="Length" className="border-r" />
      <TextField {...length('height')} label="Height" />
      <TextField
        name="openings"
        label="Number of openings (same size)"
        value={draft.openings}
        inputMode="numeric"
        error={errors.openings}
        onChange={onChange && ((openings) => onChange({ openings }))}
        className="col-span-2"
      />
      <TextField {...length('openingWidth')} label="Opening width" className="border-r" />
      <TextField {...length('openingHeight')} label="Opening height" />
      <ChoiceField
        {...choose('brick')}
        legend="Instead of a brick wall of"
        options={figures.brickWalls.map(({ thicknessIn }) => ({
          value: thicknessIn,
          label: `${thicknessIn}-inch`,
        }))}
        className="col-span-2"
      />
      <ChoiceField
        {...choose('block')}
        legend="Built of blocks of"
        options={figures.blockThicknessesMm.map((thickness) => ({
          value: thickness,
          label: `${thickness}\u00a0mm`,
        }))}
        className="col-span-2"
      />
      <TextField
        name="waste"
        label="Waste allowance"
        unit="%"
        value={draft.waste}
        inputMode="decimal"
        error={errors.waste}
        onChange={onChange && ((waste) => onChange({ waste }))}
        className="col-span-2"
      />
    </form>
  );
}
