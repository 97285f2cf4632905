import { openInStudio } from '../../in-studio';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BundleSection } from '@/components/admin/screens/publish/bundle-section';
import { createBrowser } from '../../store/studio-kit';

jest.mock('@/components/admin/screens/publish/export-selected', () => ({
  exportSelected: () => Promise.resolve({ kind: 'exported', name: 'content.json', count: 1 }),
}));

const sentence = () => screen.queryByText(/^The studio no longer saves to a folder/);

const openSection = (browser: ReturnType<typeof createBrowser>) =>
  openInStudio(<BundleSection keys={new Set(['products/alpha'])} />, undefined, browser);

test('a user of an older studio’s folder is told to export a file, until the first export', async () => {
  const browser = createBrowser();
  const first = await openSection(browser);
  expect(sentence()).not.toBeInTheDocument();
  await first.studio().writeMeta('folder', { kind: 'directory' });
  first.unmount();

  const second = await openSection(browser);
  await waitFor(() => expect(sentence()).toBeVisible());
  await userEvent.click(screen.getByRole('button', { name: 'Export 1 change' }));
  await screen.findByText(/^Exported: content\.json\./);
  expect(sentence()).not.toBeInTheDocument();
  expect(await second.studio().readMeta('folder')).toEqual({ ok: true, value: undefined });
});
