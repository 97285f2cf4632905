import { openInStudio } from '../../in-studio';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BundleSection } from '@/components/admin/screens/publish/bundle-section';
import { readExports, ExportList } from '@/components/admin/screens/publish/export-list';
import { exportSelected } from '@/components/admin/screens/publish/export-selected';
import { draftKey } from '@/components/admin/store/layers';
import { createBrowser, p, product } from '../../store/studio-kit';
import { exchange } from '@/content/registry/exchange';

const { makeBundle } = exchange;

jest.mock('@/components/admin/ui/save-file', () => ({ saveFile: jest.fn() }));
// Mocks the bundle, which bundle-write.test.ts covers.
jest.mock('@/content/registry/exchange', () => ({
  exchange: {
    makeBundle: jest.fn(() => Promise.resolve({ ok: true, value: { name: 'content.json', text: '{}' } })),
    problemsOnline: () => Promise.resolve([]),
  },
}));

test('an export names its author, asked once, and Activity lists it with its note', async () => {
  const browser = createBrowser();
  const part = <BundleSection keys={new Set(['products/#order'])} />;
  const { studio, rerender } = await openInStudio(part, undefined, browser);
  await act(async () => void (await studio().reorder('products', ['beta', 'alpha', 'gamma'])));
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Your name, for the file (asked once)'), 'Rina Das');
  await user.type(screen.getByLabelText('Note (optional)'), 'New order');
  await user.click(screen.getByRole('button', { name: 'Export 1 change' }));
  await screen.findByText(/^Exported: content\.json/);

  const origin = { note: 'New order', createdBy: 'Rina Das' };
  expect(makeBundle).toHaveBeenCalledWith(expect.objectContaining(origin));
  expect(screen.queryByLabelText(/^Your name/)).not.toBeInTheDocument();
  rerender(<ExportList />);
  await user.click(await screen.findByText('What was exported: 1 file'));
  expect(await screen.findByText(/1 change in content\.json, by Rina Das/)).toBeInTheDocument();
  expect(screen.getByText('Note: New order')).toBeInTheDocument();
});

test('an export has new records in the order in which they were made, also after the next start', async () => {
  const browser = createBrowser();
  const first = await browser.startTab();
  for (const id of ['z', 'y', 'a']) await first.studio().put(p(id), product(id));
  browser.crash();
  const next = await browser.startTab();
  const keys = new Set(['z', 'y', 'a'].map((id) => draftKey(p(id))));
  await exportSelected(next.studio(), keys, { note: '', name: '' });
  const [parts] = jest.mocked(makeBundle).mock.lastCall ?? [];
  expect(parts).toMatchObject({ drafts: [{ id: 'z' }, { id: 'y' }, { id: 'a' }] });
});

test('stored exports that cannot be read are left out', () => {
  const whole = { at: '2026-11-23T08:00:00Z', file: 'a.json', by: '', note: '', changes: 1 };
  expect(readExports([whole, null, { ...whole, at: 'never' }, { ...whole, changes: '1' }])).toEqual([whole]);
  expect(readExports('text')).toEqual([]);
});
