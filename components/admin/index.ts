import { Dashboard } from './screens/dashboard/dashboard.client';
import { RecordEditor } from './screens/editor/editor-route.client';
import { ListScreen } from './screens/list/list-part.client';
import { ProfileScreen } from './screens/profile/profile-form.client';
import { AdminShell } from './shell/admin-shell.client';
import { setSite, type StudioSite } from './site';

/**
 * Makes the studio of a website: the frame of all screens, and the screens that show its content. The screens without any
 * (`HowThisWorks`, `SettingsScreen`) are the same for each.
 */
export function createStudio(site: StudioSite) {
  setSite(() => site);
  return { AdminShell, Dashboard, ListScreen, ProfileScreen, RecordEditor };
}
