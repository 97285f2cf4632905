import { useState } from 'react';
import type { ImportedChange } from '@/components/admin/store/studio-api';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { publishStrings } from '@/components/admin/strings/publish';
import { momentText } from '@/components/admin/strings/time-text';
import type { CheckedBundle } from '@/content/exchange/bundle-read';
import { type ManagedRecord, registry } from '@/content/registry';
import type { ImportItem } from './import-plan';

const texts = publishStrings.import;
const fits: Readonly<Record<ImportItem['fit'], string>> = texts.fits;

type ImportReviewProps = {
  readonly bundle: CheckedBundle;
  readonly items: readonly ImportItem[];
  readonly onTake: (chosen: readonly ImportItem[]) => void;
  readonly onCancel: () => void;
};

/** What a bundle brings. A draft of this browser is replaced only where somebody ticks it. */
export function ImportReview({ bundle, items, onTake, onCancel }: ImportReviewProps) {
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isTicked = ({ key, fit }: ImportItem) => fit !== 'same' && (ticks.get(key) ?? fit === 'fresh');
  const chosen = items.filter(isTicked);

  const titleOf = (change: ImportedChange) => {
    if (!('op' in change)) return texts.orderOf(registry[change.entity].many);
    return registry[change.entity].titleOf(change.value as ManagedRecord) || change.id;
  };

  return (
    <div className="mt-4">
      <p>
        {texts.origin(items.length, momentText(bundle.createdAt), bundle.createdBy)}
        {!bundle.complete && ` ${texts.backup}`}
      </p>
      {bundle.note !== '' && <p className="mt-1">{texts.note(bundle.note)}</p>}
      <ul className="mt-3 border-t border-ink">
        {items.map((item) => (
          <li key={item.key} className="border-b border-joint py-2">
            <label className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                checked={isTicked(item)}
                disabled={item.fit === 'same'}
                onChange={(event) => setTicks(new Map(ticks).set(item.key, event.target.checked))}
                className="size-5 shrink-0 accent-ink"
              />
              <span className="min-w-0">
                <span className="font-semibold">{titleOf(item.change)}</span>
                <span className="ml-2 text-concrete-600">
                  {registry[item.change.entity].one}
                  {'op' in item.change && item.change.op === 'delete' && texts.deletion}
                </span>
                {fits[item.fit] !== '' && <span className="block text-sm">{fits[item.fit]}</span>}
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-joint">
        <button
          type="button"
          aria-disabled={chosen.length === 0}
          onClick={() => chosen.length > 0 && onTake(chosen)}
          className={actionStyles.solid}
        >
          {texts.take(chosen.length)}
        </button>
        <button type="button" onClick={onCancel} className={actionStyles.outline}>
          {texts.cancel}
        </button>
      </div>
    </div>
  );
}
