'use client';

import { historyStrings, repositoryStrings } from '@/components/admin/strings/connection';
import { SettingsSection } from './settings-section';
import { Suspense, useEffect, useState } from 'react';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { lazyPart } from '@/components/admin/ui/lazy-part';

/** Settings sections for the repository's connection and its publications. */
export function RepositorySections() {
  return (
    <>
      <SettingsSection title={repositoryStrings.title}>
        <RepositorySettings part="connection" label={repositoryStrings.open} />
      </SettingsSection>
      <SettingsSection title={historyStrings.title}>
        <RepositorySettings part="history" label={historyStrings.show} />
      </SettingsSection>
    </>
  );
}

const RepositoryPanel = lazyPart(() => import('./repository-panel').then((module) => module.RepositoryPanel));
const WhatChanged = lazyPart(() =>
  import('@/components/admin/screens/history/what-changed').then((module) => module.WhatChanged),
);

const parts = { connection: RepositoryPanel, history: WhatChanged } as const;

type RepositorySettingsProps = {
  readonly part: keyof typeof parts;
  /** Label of the button that shows the part. */
  readonly label: string;
};

/** Part of the repository's settings, loaded when opened. */
export function RepositorySettings({ part, label }: RepositorySettingsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const Part = parts[part];
  useEffect(() => {
    // The host's sign-in returns to this page.
    if (process.env.CONTENT_CLIENT_ID && part === 'connection' && location.search !== '') setIsOpen(true);
  }, [part]);
  return (
    <>
      <StudioButton onPress={() => setIsOpen(!isOpen)} aria-expanded={isOpen}>
        {label}
      </StudioButton>
      {isOpen && (
        <div className="mt-4">
          <Suspense fallback={<div className="h-40 bg-concrete-100" />}>
            <Part />
          </Suspense>
        </div>
      )}
    </>
  );
}
