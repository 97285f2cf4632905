import { historyStrings, repositoryStrings } from '@/components/admin/strings/repository';
import { RepositorySettings } from './repository-settings.client';
import { SettingsSection } from './settings-section';

/** The connection to the website's repository, and what was published through it. */
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
