'use client';

import { useStudio } from '@/components/admin/drafts/use-studio';
import { useAwake } from '@/components/ui/hooks/use-awake';

const yesNo = (is: boolean) => (is ? 'Yes' : 'No');

/** What this studio writes, and what this browser can do. */
export function BrowserFacts() {
  const { content, state } = useStudio();
  const isAwake = useAwake();
  const has = (test: () => boolean) => (isAwake ? yesNo(test()) : '…');
  const facts = [
    ['Form of the records', content === null ? '…' : `Version ${content.recordVersion}`],
    ['Store', state.storeName ?? 'None: working without saving'],
    ['Secure page', has(() => isSecureContext)],
    ['Writes to folders', has(() => 'showDirectoryPicker' in window)],
    ['Locks between tabs', has(() => 'locks' in navigator)],
    ['Keeps drafts on request', has(() => navigator.storage?.persist !== undefined)],
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
