import type { WallFigures } from '@/content/wall-figures';
import { ChoiceField } from './choice-field';
import { TextField } from './text-field';
import { lengthShown, type DraftErrors, type WallDraft } from './wall-draft';
import { fill } from '@/content/lib/fill';
import { blockSize, formatsIn } from './wall-format';
import type { EstimatorWords } from './words';

type WallFormProps = {
  readonly words: EstimatorWords;
  readonly figures: WallFigures;
  readonly draft: WallDraft;
  readonly errors: DraftErrors;
  /** Absent in the server's HTML. What is typed there is taken over when the estimator is loaded. */
  readonly onChange?: (change: Partial<WallDraft>) => void;
};

/** The measures of the wall. Nothing is sent: every change is worked out at once. */
export function WallForm({ words, figures, draft, errors, onChange }: WallFormProps) {
  const { form, units, yours } = words.texts;
  const { number } = formatsIn(words);
  const { unit } = draft;
  const length = (name: 'length' | 'height' | 'openingWidth' | 'openingHeight') => ({
    name,
    language: words.language,
    unit: units[unit],
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
      aria-label={yours}
      autoComplete="off"
      onSubmit={onChange && ((event) => event.preventDefault())}
      className="estimator-form grid grid-cols-2 content-start border-t border-joint bg-white print:hidden"
    >
      <ChoiceField
        {...choose('unit')}
        legend={form.measuredIn}
        options={[
          { value: 'ft', label: form.feet },
          { value: 'm', label: form.metres },
        ]}
        className="col-span-2"
      />
      <TextField {...length('length')} label={form.length} className="border-r" />
      <TextField {...length('height')} label={form.height} />
      <TextField
        language={words.language}
        name="openings"
        label={form.openings}
        value={draft.openings}
        inputMode="numeric"
        error={errors.openings}
        onChange={onChange && ((openings) => onChange({ openings }))}
        className="col-span-2"
      />
      <TextField {...length('openingWidth')} label={form.openingWidth} className="border-r" />
      <TextField {...length('openingHeight')} label={form.openingHeight} />
      <ChoiceField
        {...choose('brick')}
        legend={form.brick}
        options={figures.brickWalls.map(({ thicknessIn }) => ({
          value: thicknessIn,
          label: fill(form.brickOption, { inches: number(thicknessIn) }),
        }))}
        className="col-span-2"
      />
      <ChoiceField
        {...choose('block')}
        legend={form.block}
        options={figures.blockThicknessesMm.map((thickness) => ({
          value: thickness,
          label: blockSize(thickness),
        }))}
        className="col-span-2"
      />
      <TextField
        language={words.language}
        name="waste"
        label={form.waste}
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
