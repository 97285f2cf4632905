import { useEffect, useRef, useState } from 'react';
import type { RecordVersion } from '@/components/admin/repository/history';
import { recordVersionAt } from '@/components/admin/repository/records-at';
import { refusalText } from '@/components/admin/records/refusal-text';
import { FieldChanges } from '@/components/admin/screens/review/field-changes';
import type { RecordKey } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { historyStrings as texts } from '@/components/admin/strings/repository';
import { sharedStrings } from '@/components/admin/strings/shared';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { migrateRecord } from '@/content/exchange/record-migrations';
import { sameJson } from '@/content/lib/sorted-json';
import type { ManagedRecord } from '@/content/registry';
import { askHost } from './use-history-host';
import { versionTime } from '@/components/admin/lib/time-text';

type VersionDetailProps = RecordKey & {
  readonly chosen: RecordVersion;
  readonly onBack: () => void;
};

/** A version beside the present one, before it is restored as a draft. */
export function VersionDetail({ entity, id, chosen, onBack }: VersionDetailProps) {
  const { row, put, remove, state } = useStudio();
  const [message, setMessage] = useState('');
  const heading = useRef<HTMLParagraphElement>(null);
  // The button that was pressed went with the list.
  useEffect(() => heading.current?.focus(), []);
  const current = row(entity, id);
  const now = current === null || current.draft?.op === 'delete' ? null : current.value;
  const { version, value } = chosen;
  const isSame = sameJson(now, value);

  const restore = async () => {
    const answer = await askHost((host) => recordVersionAt(host, version.commit));
    if (answer.kind === 'failed') return setMessage(answer.text);
    const outcome =
      value === null
        ? await remove([{ entity, id }])
        : await put({ entity, id }, migrateRecord(entity, value, answer.value) as ManagedRecord);
    setMessage(outcome.ok ? texts.restored : refusalText(outcome));
  };

  return (
    <>
      <p ref={heading} tabIndex={-1} className="mb-4 focus:outline-none">
        {isSame ? texts.same : texts.question(versionTime(version.at))}
      </p>
      {!isSame && <FieldChanges entity={entity} before={now} after={value} />}
      <div className="mt-6 flex flex-wrap gap-2">
        {!isSame && state.status.phase === 'ready' && (
          <button type="button" onClick={() => void restore()} className={actionStyles.solid}>
            {texts.restore}
          </button>
        )}
        <button type="button" onClick={onBack} className={actionStyles.outline}>
          {message === '' ? sharedStrings.cancel : texts.versions}
        </button>
      </div>
      <p role="status" className="mt-3 empty:mt-0">
        {message}
      </p>
    </>
  );
}
