import { useBackup } from '@/components/admin/records/use-backup';
import { isOrder, valueOf } from '@/components/admin/store/records';
import type { Recovery } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { noticeStrings } from '@/components/admin/strings/notices';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { registry } from '@/content/registry';

const texts = noticeStrings.recovery;

/** Offers as a file what this tab could not store before another one began to write. */
export function RecoveryNotice({ recovery }: { readonly recovery: Recovery }) {
  const { forgetRecovery } = useStudio();
  const downloadBackup = useBackup();
  const titles = recovery.drafts.map((draft) =>
    isOrder(draft)
      ? registry[draft.entity].plural
      : registry[draft.entity].titleOf(valueOf(draft)) || draft.id,
  );
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-l-4 border-clay bg-paper px-4 py-2">
      <p className="max-w-measure">{texts.text(titles)}</p>
      <div className="flex flex-wrap gap-2">
        <button type="button" onClick={() => void downloadBackup(recovery)} className={actionStyles.solid}>
          {texts.download}
        </button>
        <button type="button" onClick={forgetRecovery} className={actionStyles.quiet}>
          {texts.discard}
        </button>
      </div>
    </div>
  );
}
