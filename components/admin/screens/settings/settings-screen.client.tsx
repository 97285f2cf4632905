'use client';

import { KeyList } from '@/components/admin/actions/key-list';
import type { Elements } from '@/components/ui/elements';
import { Link } from '@/components/ui/link';
import { helpStrings } from '@/components/admin/strings/help';
import { settingsStrings, activityStrings } from '@/components/admin/strings/settings';
import { sharedStrings } from '@/components/admin/strings/shared';
import { adminRoutes, userMenu } from '@/components/admin/routes';
import { ScreenTitle } from '@/components/admin/ui/place-name';
import { Activity } from './activity.client';
import { SettingsSection } from './settings-section';
import {
  BackupSettings,
  BrowserFacts,
  EraseEverything,
  StorageSettings,
  UnreadableDrafts,
} from './storage-settings.client';

const [, , settingsPlace] = userMenu.links;

/** Settings of this browser's studio; `repository` are the sections of builds with one (`CONTENT_REPOSITORY`). */
export function SettingsScreen({ repository }: { readonly repository?: Elements }) {
  return (
    <>
      <ScreenTitle of={settingsPlace} />
      <div className="max-w-screen-lg">
        <SettingsSection title={helpStrings.title}>
          <Link href={adminRoutes.howThisWorks} className="font-semibold underline underline-offset-4">
            {helpStrings.lead}
          </Link>
        </SettingsSection>
        {repository}
        <SettingsSection title={settingsStrings.storage.title}>
          <StorageSettings />
        </SettingsSection>
        <SettingsSection title={settingsStrings.backup.title}>
          <BackupSettings />
        </SettingsSection>
        <SettingsSection title={activityStrings.title}>
          <Activity />
        </SettingsSection>
        <UnreadableDrafts />
        <SettingsSection title={sharedStrings.keys.title}>
          <KeyList />
        </SettingsSection>
        <SettingsSection title={settingsStrings.about.title}>
          <details>
            <summary className="inline-block min-h-6 cursor-pointer py-1 underline underline-offset-4">
              {settingsStrings.about.facts}
            </summary>
            <div className="mt-3">
              <BrowserFacts />
            </div>
          </details>
        </SettingsSection>
        <SettingsSection title={settingsStrings.erase.title}>
          <EraseEverything />
        </SettingsSection>
      </div>
    </>
  );
}
