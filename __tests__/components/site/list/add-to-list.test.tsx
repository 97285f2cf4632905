import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddToList } from '@/components/site/list/add-to-list.client';
import { strings as bn } from '@/content/strings/bn';
import { strings as en } from '@/content/strings/en';

const KEY = 'project-list';
const texts = { en: en.list, bn: bn.list };
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null') as { lines: unknown };

/** The list field of a product's page. */
const AddBricks = ({ language = 'en' }: { readonly language?: 'en' | 'bn' }) => (
  <AddToList
    language={language}
    texts={texts[language]}
    page={{ href: '/list' }}
    id="full-brick"
    title="Solid Brick"
    lead=""
  />
);

beforeEach(() => localStorage.clear());

it('takes the largest count that it names, as it names it, in Bangla and by Enter, and holds no form that a browser could send before the scripts run', async () => {
  const user = userEvent.setup();
  const { container } = render(<AddBricks language="bn" />);
  await user.type(screen.getByRole('textbox', { name: 'সংখ্যা (পিস)' }), '৯৯,৯৯,৯৯,৯৯৯{Enter}');
  expect(kept().lines).toEqual([{ id: 'full-brick', product: 'full-brick', count: 999_999_999 }]);
  expect(container.querySelector('form')).toBeNull();
});

it.each(['-5', '0', '1.5', '1000000000'])(
  'reports that %s is no quantity and does not change the list',
  async (typed) => {
    const user = userEvent.setup();
    render(<AddBricks />);
    await user.type(screen.getByRole('textbox', { name: 'Pieces' }), `${typed}{Enter}`);

    expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/whole number from 1 to 999,999,999/);
    expect(localStorage.getItem(KEY)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Add to my list' }));
    expect(screen.getByRole('textbox')).toHaveFocus();
  },
);

it('works, with a warning, where the browser stores nothing', async () => {
  const user = userEvent.setup();
  const refused = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  render(<AddBricks />);
  await user.click(screen.getByRole('button', { name: 'Add to my list' }));

  expect(screen.getByRole('status')).toHaveTextContent('1 on my list. This browser will not save your list');
  refused.mockRestore();
});
