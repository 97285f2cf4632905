import { pressedStyle } from './control-styles';

type ToggleButtonsProps<Choice extends string> = {
  readonly label: string;
  readonly choices: readonly (readonly [Choice, string])[];
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
  readonly className?: string;
  readonly buttonStyle: string;
};

/** Group of toggle buttons; exactly one is pressed. */
export const ToggleButtons = <Choice extends string>({
  label,
  choices,
  chosen,
  onChoose,
  className = '',
  buttonStyle,
}: ToggleButtonsProps<Choice>) => (
  <div role="group" aria-label={label} className={`flex ${className}`}>
    {choices.map(([choice, text]) => (
      <button
        key={choice}
        type="button"
        aria-pressed={choice === chosen}
        onClick={() => onChoose(choice)}
        className={`min-h-11 cursor-pointer px-4 font-semibold ${pressedStyle} ${buttonStyle}`}
      >
        {text}
      </button>
    ))}
  </div>
);
