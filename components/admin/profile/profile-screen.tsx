import { company } from '@/content/company';
import { ProfileForm } from './profile-form.client';

/** Who works here: a name for this browser, no account. */
export function ProfileScreen() {
  return (
    <>
      <h1 className="mb-3 type-data-large text-3xl!">My Profile</h1>
      <p className="mb-6 max-w-measure">
        Name and job title are kept in this browser only. They stand in the corner of the studio, and in the
        files you export, so that others know whose changes they are.
      </p>
      <ProfileForm user={company.adminUser} />
    </>
  );
}
