import './store/browser-platform';
import { render, waitFor } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { StudioProvider } from '@/components/admin/store/studio-context.client';
import { announcement } from '@/components/admin/ui/announce';
import { createBrowser } from './store/studio-kit';

// jsdom opens and closes no dialogs.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

const none = () => undefined;
const router: NonNullable<ComponentProps<typeof AppRouterContext>['value']> = {
  bfcacheId: '',
  back: none,
  forward: none,
  refresh: none,
  push: none,
  replace: none,
  prefetch: none,
  experimental_gesturePush: none,
};

type Controller = ComponentProps<typeof StudioProvider>['studio'];

const inStudio = (studio: Controller, children: ReactNode, push: (address: string) => void) => (
  <StudioProvider studio={studio}>
    <AppRouterContext value={{ ...router, push }}>{children}</AppRouterContext>
  </StudioProvider>
);

/** Renders parts of the studio like its shell, with a mock of Next's router. `push` receives its targets. */
export function renderInStudio(
  studio: Controller,
  children: ReactNode,
  push: (address: string) => void = none,
) {
  announcement.setState(null, true);
  const { rerender, ...rendered } = render(inStudio(studio, children, push));
  return { ...rendered, rerender: (others: ReactNode) => rerender(inStudio(studio, others, push)) };
}

/** Renders a part of the studio in a tab, by default of a new browser, and waits until the tab may write. */
export async function openInStudio(part: ReactNode, tab = createBrowser().openTab()) {
  const rendered = renderInStudio(tab.controller, part);
  await waitFor(() => expect(tab.studio().state.status.phase).toBe('ready'));
  return { ...tab, ...rendered };
}
