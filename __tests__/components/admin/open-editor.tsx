import { renderInStudio } from './in-studio';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
// Preloads the lazy module, so that no test waits for its transform.
import '@/components/admin/screens/editor/editor-form';
import { EditorScreen } from '@/components/admin/screens/editor/editor-route.client';
import type { Entity, ManagedRecord } from '@/lib/records';
import { createBrowser } from './store/studio-kit';

/** Opens the form of a record, or of a new one, on a narrow screen, where the preview is a separate tab. */
export async function openEditor(
  entity: Entity,
  id: string | null,
  records?: readonly ManagedRecord[],
  others: Partial<Record<Entity, readonly ManagedRecord[]>> = {},
) {
  Element.prototype.scrollIntoView = () => undefined;
  window.matchMedia = () => Object.assign(new EventTarget(), { matches: false }) as MediaQueryList;
  const tab = createBrowser().openTab(records && { ...others, [entity]: records });
  const { unmount } = renderInStudio(
    tab.controller,
    <EditorScreen entity={entity} id={id} keepReader={() => undefined} />,
  );
  await screen.findByRole('form');
  const value = () => tab.studio().row(entity, id ?? '')?.value ?? {};
  return { tab, user: userEvent.setup(), value, unmount };
}
