'use client';

import { historyStrings, repositoryStrings } from '@/components/admin/strings/connection';
import { SettingsSection } from './settings-section';
import { useState } from 'react';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';

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

const loading = <div className="h-40 bg-concrete-100" />;
const RepositoryPanel = lazyPart(
  () => import('./repository-panel').then((module) => module.RepositoryPanel),
  loading,
);
const WhatChanged = lazyPart(
  () => import('@/components/admin/screens/history/what-changed').then((module) => module.WhatChanged),
  loading,
);

/** Whether this page was loaded by the host, at the end of a sign-in. */
const hasSignInAnswer =
  Boolean(process.env.CONTENT_CLIENT_ID) &&
  typeof location !== 'undefined' &&
  location.search.includes('state=');

const parts = { connection: RepositoryPanel, history: WhatChanged } as const;

type RepositorySettingsProps = {
  readonly part: keyof typeof parts;
  /** Label of the button that shows the part. */
  readonly label: string;
};

/** Part of the repository's settings, loaded when opened. */
export function RepositorySettings({ part, label }: RepositorySettingsProps) {
  const isReturn = useHydrated() && hasSignInAnswer && part === 'connection';
  const [isPressed, setIsPressed] = useState<boolean | null>(null);
  const isOpen = isPressed ?? isReturn;
  const Part = parts[part];
  return (
    <>
      <StudioButton onPress={() => setIsPressed(!isOpen)} aria-expanded={isOpen}>
        {label}
      </StudioButton>
      {isOpen && (
        <div className="mt-4">
          <Part />
        </div>
      )}
    </>
  );
}
