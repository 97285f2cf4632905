import { DialogFrame } from '@/components/admin/shared/dialog-frame';
import { dialogIds } from '@/components/admin/shared/dialog-ids';
import { KeyList } from '@/components/admin/shared/key-list';
import { sharedStrings } from '@/components/admin/shared/strings/shared';

/** Help on the keyboard, on Shift+F1. */
export function KeysDialog() {
  return (
    <DialogFrame id={dialogIds.keys} title={sharedStrings.keys.title}>
      <KeyList />
    </DialogFrame>
  );
}
