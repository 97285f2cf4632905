import './store/browser-platform';
import { render } from '@testing-library/react';
import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ComponentProps, ReactNode } from 'react';
import { StudioProvider } from '@/components/admin/store/studio-context.client';
import { announcement } from '@/components/admin/ui/announce';

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
