import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { ParagraphChoice } from '@/components/admin/screens/review/paragraph-choice';
import { disputedText } from '@/content/lib/merge-text';

const text = (...paragraphs: string[]) => paragraphs.join('\n\n');

/** Two articles from the same one, which differ in two paragraphs that both changed. */
const base = text('Head', 'The wall is grey.', 'Middle', 'It is dry.', 'End');
const mine = text('Head', 'The wall is red.', 'Middle', 'It is wet.', 'End of mine');
const theirs = text('Head of theirs', 'The wall is green.', 'Middle', 'End');

test('each paragraph that both changed is chosen for itself, and what only one changed is merged', async () => {
  const onDecide = jest.fn();
  const { container } = render(
    <ParagraphChoice
      entity="blogs"
      dispute={{ path: 'desc', base, ...disputedText({ base, mine, theirs }) }}
      decision={undefined}
      onDecide={onDecide}
    />,
  );
  const user = userEvent.setup();
  expect(screen.getByText('Both changed 2 paragraphs. Everything else is merged.')).toBeVisible();
  const [first, second] = screen.getAllByRole('group');
  if (!first || !second) throw new Error('two choices');
  expect(await within(first).findByText('red', { selector: 'ins' })).toBeVisible();
  expect(await within(first).findByText('green', { selector: 'ins' })).toBeVisible();
  expect(within(second).getByText('Taken out')).toBeVisible();

  await user.click(within(first).getByRole('radio', { name: /^My text/ }));
  expect(onDecide).not.toHaveBeenCalled();
  await user.click(within(second).getByRole('radio', { name: /^On the website/ }));
  expect(onDecide).toHaveBeenLastCalledWith({
    text: text('Head of theirs', 'The wall is red.', 'Middle', 'End of mine'),
  });
  await user.click(within(first).getByRole('radio', { name: /^On the website/ }));
  expect(onDecide).toHaveBeenLastCalledWith({
    text: text('Head of theirs', 'The wall is green.', 'Middle', 'End of mine'),
  });
  expect(await axe(container)).toHaveNoViolations();
});
