import './store/browser-platform';
import { render } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { StudioProvider } from '@/components/admin/store/studio-context.client';
import { Announcer } from '@/components/admin/ui/announcer.client';

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
    <AppRouterContext value={{ ...router, push }}>
      <Announcer>{children}</Announcer>
    </AppRouterContext>
  </StudioProvider>
);

/** Renders parts of the studio like its shell, with a mock of Next's router. `push` receives its targets. */
export function renderInStudio(
  studio: Controller,
  children: ReactNode,
  push: (address: string) => void = none,
) {
  const { rerender, ...rendered } = render(inStudio(studio, children, push));
  return { ...rendered, rerender: (others: ReactNode) => rerender(inStudio(studio, others, push)) };
}
