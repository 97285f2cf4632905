import { AppRouterContext } from 'next/dist/shared/lib/app-router-context.shared-runtime';
import type { ComponentProps, ReactNode } from 'react';

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

/** Next's router as links of the studio ask for it; it goes nowhere. */
export function Router({ children }: { readonly children: ReactNode }) {
  return <AppRouterContext value={router}>{children}</AppRouterContext>;
}
