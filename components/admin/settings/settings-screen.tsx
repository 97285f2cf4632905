import { KeyList } from '@/components/admin/shared/key-list';
import { Activity } from './activity.client';
import { BrowserFacts } from './browser-facts.client';
import { BackupSettings } from './backup-settings.client';
import { EraseEverything } from './erase-everything.client';
import { FolderSettings } from './folder-settings.client';
import { SettingsSection } from './settings-section';
import { StorageSettings } from './storage-settings.client';
import { UnreadableDrafts } from './unreadable-drafts.client';

/** Everything about this browser's studio that is not content. */
export function SettingsScreen() {
  return (
    <>
      <h1 className="mb-6 type-data-large text-3xl!">Account Settings</h1>
      <div className="max-w-screen-lg">
        <SettingsSection title="Content folder">
          <FolderSettings />
        </SettingsSection>
        <SettingsSection title="Storage">
          <StorageSettings />
        </SettingsSection>
        <SettingsSection title="Backup">
          <BackupSettings />
        </SettingsSection>
        <SettingsSection title="Activity">
          <Activity />
        </SettingsSection>
        <SettingsSection title="Unreadable drafts">
          <UnreadableDrafts />
        </SettingsSection>
        <SettingsSection title="Keyboard">
          <KeyList />
        </SettingsSection>
        <SettingsSection title="About">
          <BrowserFacts />
        </SettingsSection>
        <SettingsSection title="Erase everything">
          <EraseEverything />
        </SettingsSection>
      </div>
    </>
  );
}
