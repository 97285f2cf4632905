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

type RouterProps = {
  readonly children: ReactNode;
  /** Told where the studio would have gone. */
  readonly push?: (address: string) => void;
};

/** Next's router as links of the studio ask for it; it goes nowhere. */
export function Router({ children, push = none }: RouterProps) {
  return <AppRouterContext value={{ ...router, push }}>{children}</AppRouterContext>;
}
