import { useRouter } from 'next/navigation';
import { useController } from '@/components/admin/store/studio-context.client';
import type { Row } from '@/components/admin/store/types';
import { act } from '@/components/admin/ui/announce';
import { focusHeading } from '@/components/admin/ui/focus-heading';
import type { RecordAction } from './studio-actions';

/** Returns a function that runs an action on rows, announces a failure, and resolves to whether it succeeded. */
export function useRecordAction() {
  const studio = useController();
  const router = useRouter();
  const goTo = (path: string) => {
    router.push(path);
    // A copy opens on the path of the editor, which moves no focus.
    focusHeading();
  };
  return (action: RecordAction, rows: readonly Row[]) => act(action.run(studio.getState(), rows, goTo));
}
