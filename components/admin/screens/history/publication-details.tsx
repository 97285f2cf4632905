import { useCallback, useState } from 'react';
import { changesIn, type PastChange } from '@/components/admin/repository/history';
import type { GitHost } from '@/components/admin/repository/host';
import { refusalText } from '@/components/admin/records/refusal-text';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { historyStrings as texts } from '@/components/admin/strings/history';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { registry } from '@/content/registry';
import { reversalOf } from './reversal';
import { useHistoryHost } from './use-history-host';

/** What a publication did to each record, and the button that makes drafts which reverse it. */
export function PublicationDetails({ commit }: { readonly commit: string }) {
  const studio = useStudio();
  const [message, setMessage] = useState('');
  const read = useCallback((host: GitHost) => changesIn(host, commit), [commit]);
  const details = useHistoryHost(read);

  if (details.kind === 'reading') return <p role="status">{texts.reading}</p>;
  if (details.kind === 'failed') return <p role="alert">{details.text}</p>;
  if (details.value.length === 0) return <p>{texts.other}</p>;

  const undo = async () => {
    // What is reversed is compared with what the website shows now.
    await studio.needRecords(details.value.map(({ entity }) => entity));
    const drafts = await reversalOf(details.value, studio);
    if (drafts.length === 0) return setMessage(texts.notUndone);
    const outcome = await studio.importChanges(drafts, [], 'reversed');
    setMessage(outcome.ok ? texts.undone(drafts.length) : refusalText(outcome));
  };

  return (
    <div className="mt-2 mb-3">
      <ul className="list-disc pl-5">
        {details.value.map((change) => (
          <li key={`${change.entity} ${change.kind === 'order' ? '#order' : change.id}`}>
            {inWords(change)}
          </li>
        ))}
      </ul>
      {studio.state.status.phase === 'ready' && (
        <button type="button" onClick={() => void undo()} className={`${actionStyles.outline} mt-3`}>
          {texts.undo}
        </button>
      )}
      <p role="status" className="mt-2 empty:mt-0">
        {message}
      </p>
    </div>
  );
}

function inWords(change: PastChange) {
  const { one, many, titleOf } = registry[change.entity];
  const { deeds } = texts;
  if (change.kind === 'order') return `${deeds.order} ${many}`;
  const { before, after, id } = change;
  const title = titleOf(after ?? before ?? {}) || id;
  const deed = before === null ? deeds.add : after === null ? deeds.delete : deeds.edit;
  return `${deed} ${one} “${title}”`;
}
