import { useStudio } from '@/components/admin/store/studio-context.client';
import type { RecordKey } from '@/components/admin/store/types';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { DialogFrame } from '@/components/admin/ui/dialog-frame';
import { FieldChanges } from '@/components/admin/screens/review/field-changes';
import { settingsStrings } from '@/components/admin/strings/settings';
import { useAct } from '@/components/admin/records/use-act';
import { sharedStrings } from '@/components/admin/strings/shared';
import type { Step } from '@/content/exchange/studio-types';
import { type ManagedRecord, registry } from '@/content/registry';

const ID = 'restore-version';
const texts = settingsStrings.activity;

/** A version that can be brought back: of which record, from which side of which step. */
export type Version = {
  readonly step: Step;
  readonly key: RecordKey;
  readonly side: 'before' | 'after';
  readonly value: ManagedRecord;
};

type RestoreVersionProps = { readonly version: Version; readonly onClosed: () => void };

/** Shows what bringing a version back changes, before anything is changed. */
export function RestoreVersion({ version, onClosed }: RestoreVersionProps) {
  const { row, restoreVersion } = useStudio();
  const act = useAct();
  const { step, key, side, value } = version;
  const current = row(key.entity, key.id);
  const now = current === null || current.draft?.op === 'delete' ? null : current.value;

  const restore = async () => {
    await act(restoreVersion(step, key, side));
    onClosed();
  };

  return (
    <DialogFrame
      id={ID}
      title={texts.question(registry[key.entity].titleOf(value) || key.id)}
      openOnMount
      onClosed={onClosed}
      className="max-w-5xl"
    >
      <p className="mb-4">{current?.published ? texts.changesWebsite : texts.changesDraft}</p>
      <FieldChanges entity={key.entity} before={now} after={value} />
      <div className="mt-6 flex flex-wrap gap-2">
        <button type="button" onClick={() => void restore()} className={actionStyles.solid}>
          {texts.confirm}
        </button>
        <button type="button" commandfor={ID} command="close" className={actionStyles.outline}>
          {sharedStrings.cancel}
        </button>
      </div>
    </DialogFrame>
  );
}
