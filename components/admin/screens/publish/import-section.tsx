import { site } from '@/components/admin/site';
import { useMemo, useRef, useState } from 'react';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { importStrings as texts } from '@/components/admin/strings/publish';
import type { CheckedBundle } from '@/lib/exchange';
import { importChosen, type ImportItem, importItems, replacedPictures } from './import-plan';
import { ImportReview } from './import-review';
import { PublishOutcome, type PublishResult } from './publish-outcome';

/** Imports a bundle or backup, from another computer or a colleague. Its changes are reviewed before the import. */
export function ImportSection() {
  const { changes, importChanges, flush, contents } = useStudio();
  const [bundle, setBundle] = useState<CheckedBundle | null>(null);
  const items = useMemo(() => bundle && importItems(bundle, changes), [bundle, changes]);
  const [result, setResult] = useState<PublishResult | null>(null);
  const outcome = useRef<HTMLDivElement>(null);

  const read = async (file: File | undefined) => {
    if (!file) return;
    setBundle(null);
    setResult(null);
    try {
      const exchange = await site().loadExchange();
      if (file.size > exchange.bundleLimits.file) return setResult({ kind: 'failed', text: texts.tooLarge });
      await flush();
      const checked = await exchange.readBundle(new Uint8Array(await file.arrayBuffer()), {
        allowUnfinished: true,
      });
      if (!checked.ok) return setResult({ kind: 'problems', problems: checked.problems });
      const problems = replacedPictures(checked.value.media, (await contents()).media);
      if (problems.length > 0) setResult({ kind: 'problems', problems });
      else setBundle(checked.value);
    } catch {
      // The file may have been moved, or its drive removed.
      setResult({ kind: 'failed', text: texts.unreadable });
    }
  };

  const take = async (chosen: readonly ImportItem[]) => {
    if (bundle === null) return;
    const imported = await importChosen(importChanges, bundle, chosen);
    if (imported.kind === 'done') setBundle(null);
    setResult(imported);
    if (imported.kind === 'done') outcome.current?.focus();
  };

  return (
    <section aria-label={texts.title} className="border border-concrete-400 p-5">
      <h3 className="font-semibold">{texts.title}</h3>
      <p className="mt-1 text-concrete-600">{texts.intro}</p>
      <label className={`${actionStyles.outline} mt-4 focus-within:outline-3 focus-within:outline-brand-ink`}>
        <span>{texts.choose}</span>
        <input
          type="file"
          accept="application/json,.json"
          className="sr-only"
          onChange={(event) => {
            void read(event.target.files?.[0]);
            // Resets the input, so that the same file can be chosen again.
            event.target.value = '';
          }}
        />
      </label>
      {bundle && items && (
        <ImportReview
          bundle={bundle}
          items={items}
          onTake={(chosen) => void take(chosen)}
          onCancel={() => setBundle(null)}
        />
      )}
      <PublishOutcome ref={outcome} result={result} action="imported" />
    </section>
  );
}
