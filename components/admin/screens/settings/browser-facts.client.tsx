'use client';

import { useStudio } from '@/components/admin/store/studio-context.client';
import { settingsStrings } from '@/components/admin/strings/settings';
import { RECORD_VERSION } from '@/content/lib/record-version';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';

const texts = settingsStrings.about;

const yesNo = (is: boolean) => (is ? texts.yes : texts.no);

/** What this studio writes, and what this browser can do. */
export function BrowserFacts() {
  const { state } = useStudio();
  const isHydrated = useHydrated();
  const has = (test: () => boolean) => (isHydrated ? yesNo(test()) : '…');
  const facts = [
    [texts.recordForm, texts.version(RECORD_VERSION)],
    [texts.store, state.storeName ?? texts.noStore],
    [texts.isSecure, has(() => isSecureContext)],
    [texts.hasLocks, has(() => 'locks' in navigator)],
    [texts.canPersist, has(() => navigator.storage?.persist !== undefined)],
  ] as const;
  return (
    <dl className="border-t border-joint">
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-6 border-b border-joint py-2">
          <dt>{name}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
