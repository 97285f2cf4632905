import './store/browser-platform';
import { render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import { SearchParamsContext } from 'next/dist/shared/lib/hooks-client-context.shared-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { StudioProvider } from '@/components/admin/store/studio-context.client';
import { announcement } from '@/components/admin/ui/announce';
import type { ManagedRecord } from '@/lib/records';
import { createBrowser, p } from './store/studio-kit';

const none = () => undefined;
/** A mock of the router of Next. */
export const router: NonNullable<ComponentProps<typeof AppRouterContext>['value']> = {
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
    <AppRouterContext value={{ ...router, push }}>
      <SearchParamsContext value={new URLSearchParams()}>{children}</SearchParamsContext>
    </AppRouterContext>
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

/** Opens a tab with parts of the studio and waits until it is ready. `records`: what is published. */
export async function openInStudio(
  part: ReactNode,
  records?: Parameters<ReturnType<typeof createBrowser>['openTab']>[0],
  browser = createBrowser(),
) {
  const tab = browser.openTab(records);
  const rendered = renderInStudio(tab.controller, part);
  await waitFor(() => expect(tab.studio().state.status.phase).toBe('ready'));
  return { ...tab, ...rendered, user: userEvent.setup() };
}

/** Returns a browser with a draft of the product `alpha`, whose tab has been closed. */
export async function browserWithDraft(value: ManagedRecord) {
  const browser = createBrowser();
  const { controller, studio } = await browser.startTab();
  await studio().put(p('alpha'), value);
  controller.stop();
  return browser;
}
