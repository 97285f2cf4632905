import { ReviewDialog } from '@/components/admin/screens/review/review-dialog';
import { KeysDialog } from './keys-dialog';
import { LogOutDialog } from './log-out-dialog';

/** The dialogs that open over any screen. */
export function StudioDialogs() {
  return (
    <>
      <ReviewDialog />
      <KeysDialog />
      <LogOutDialog />
    </>
  );
}
