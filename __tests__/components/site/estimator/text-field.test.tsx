import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MeasureInput } from '@/components/site/estimator/field-controls';
import type { Language } from '@/lib/text';

const heard: string[] = [];

function Field({ language }: { readonly language: Language }) {
  const [value, setValue] = useState('12.5');
  const change = (text: string) => {
    heard.push(text);
    setValue(text);
  };
  return (
    <MeasureInput
      language={language}
      name="length"
      label="Length"
      value={value}
      inputMode="decimal"
      error={undefined}
      onChange={change}
    />
  );
}

test.each([
  ['bn', '১২.৫', '১৩২.৫'],
  ['en', '12.5', '132.5'],
] as const)(
  'a field in %s has one kind of digits, and the caret stays where somebody types',
  async (language, before, after) => {
    render(<Field language={language} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Length' });
    expect(field).toHaveValue(before);
    await userEvent.type(field, '3', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(field).toHaveValue(after);
    expect(field.selectionStart).toBe(2);
    expect(heard.at(-1)).toBe('132.5');
  },
);
