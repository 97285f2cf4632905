import { profileStrings } from '@/components/admin/strings/settings';
import { company } from '@/content/entities/company';
import { ProfileForm } from './profile-form.client';

/** Who works here: a name for this browser, no account. */
export function ProfileScreen() {
  return (
    <>
      <h1 className="mb-3 type-data-large text-3xl!">{profileStrings.title}</h1>
      <p className="mb-6 max-w-measure">{profileStrings.intro}</p>
      <ProfileForm user={company.adminUser} />
    </>
  );
}
