import { renderInStudio } from '../../in-studio';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
// Preloads the lazy module, so that no test waits for its transform.
import '@/components/admin/screens/review/field-changes';
import { importItems } from '@/components/admin/screens/publish/import-plan';
import { ImportReview } from '@/components/admin/screens/publish/import-review';
import type { CheckedBundle } from '@/content/exchange/bundle-read';
import { createBrowser, p, product } from '../../store/studio-kit';

const base = product('alpha');
const bundle = (name: string): CheckedBundle => ({
  createdAt: '2026-11-20T08:00:00.000Z',
  createdBy: 'Selina',
  note: '',
  complete: true,
  media: [],
  changes: [
    { op: 'put', entity: 'products', id: 'alpha', value: { ...base, name }, base, baseHash: 'a'.repeat(64) },
  ],
});

async function open(mine?: string) {
  const { controller, studio } = await createBrowser().startTab();
  if (mine !== undefined) await studio().put(p('alpha'), product('alpha', { name: mine }));
  const items = importItems(bundle('Of a colleague'), studio().state.drafts);
  const { container } = renderInStudio(
    controller,
    <ImportReview bundle={bundle('Of a colleague')} items={items} onTake={jest.fn()} onCancel={jest.fn()} />,
  );
  expect(screen.getByText(/^1 change of .*, by Selina\.$/)).toHaveFocus();
  const user = userEvent.setup();
  await user.click(screen.getByText('What changes'));
  return { container, change: within(await screen.findByRole('definition')) };
}

test('an imported change is shown before and after, before it is taken over', async () => {
  const { container, change } = await open();
  expect(screen.getByRole('term')).toHaveTextContent('Name');
  expect(change.getByText('Name of alpha')).toBeVisible();
  expect(change.getByText('Of a colleague')).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test('an imported change is compared with the draft that it would replace, and replaces it only where it is ticked', async () => {
  const { change } = await open('My own');
  expect(screen.getByRole('checkbox', { name: /You have another draft of this entry/ })).not.toBeChecked();
  expect(screen.getByRole('button', { name: 'Import 0 changes' })).toBeVisible();
  expect(change.getByText('My own')).toBeVisible();
  expect(change.getByText('Of a colleague')).toBeVisible();
});
