'use client';

import { historyStrings, repositoryStrings } from '@/components/admin/strings/connection';
import { SettingsSection } from './settings-section';
import { type ReactNode, useState } from 'react';
import { StudioButton } from '@/components/admin/ui/studio-button';
import { loadRepository } from '@/components/admin/screens/repository-part';
import { lazyPart } from '@/components/admin/ui/lazy-part';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';

/** Settings sections for the repository's connection and its publications, each loaded when opened. */
export function RepositorySections() {
  const isReturn = useHydrated() && hasSignInAnswer;
  return (
    <>
      <SettingsSection title={repositoryStrings.title}>
        <OnPress label={repositoryStrings.open} isOpenAtFirst={isReturn}>
          <RepositoryPanel />
        </OnPress>
      </SettingsSection>
      <SettingsSection title={historyStrings.title}>
        <OnPress label={historyStrings.show}>
          <WhatChanged />
        </OnPress>
      </SettingsSection>
    </>
  );
}

const loading = <div className="h-40 bg-concrete-100" />;
const RepositoryPanel = lazyPart(loadRepository, 'RepositoryPanel', loading);
const WhatChanged = lazyPart(loadRepository, 'WhatChanged', loading);

const hasSignInAnswer =
  Boolean(process.env.CONTENT_CLIENT_ID) &&
  typeof location !== 'undefined' &&
  location.search.includes('state=');

type OnPressProps = {
  readonly label: string;
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
};

function OnPress({ label, isOpenAtFirst = false, children }: OnPressProps) {
  const [isPressed, setIsPressed] = useState<boolean | null>(null);
  const isOpen = isPressed ?? isOpenAtFirst;
  return (
    <>
      <StudioButton label={label} onPress={() => setIsPressed(!isOpen)} aria-expanded={isOpen} />
      {isOpen && <div className="mt-4">{children}</div>}
    </>
  );
}
