import { Suspense } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { lazyPart } from '@/components/admin/ui/lazy-part';

const Notices = lazyPart(() => import('./notices').then((module) => module.Notices));

/** The place of the notices above the screen; they are loaded when there is one. */
export function StudioNotice() {
  const isAny = useStudio(({ state: { notice, isOutdated, recovery, status } }) => {
    const isLimited = status.phase === 'insecure' || status.phase === 'reading';
    return notice !== null || recovery !== null || isOutdated || isLimited;
  });
  return (
    <div role="status">
      {isAny && (
        <Suspense>
          <Notices />
        </Suspense>
      )}
    </div>
  );
}
