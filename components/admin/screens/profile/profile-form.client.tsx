'use client';

import { type FormEvent, useState } from 'react';
import { profileLimits } from '@/components/admin/store/profile';
import type { UserProfile } from '@/components/admin/store/types';
import { useStudio } from '@/components/admin/store/studio-context.client';
import { actionStyles } from '@/components/admin/ui/control-styles';
import { LabelledInput } from '@/components/admin/ui/labelled-input';
import { userMenu } from '@/components/admin/routes';
import { ScreenTitle } from '@/components/admin/ui/place-name';
import { initialsOf } from '@/components/admin/lib/wording';
import { act } from '@/components/admin/ui/announce';
import { profileStrings } from '@/components/admin/strings/settings';

const [profilePlace] = userMenu.links;

/** Screen with the profile of this browser's user; there are no accounts. */
export function ProfileScreen({ user }: { readonly user: UserProfile }) {
  const { state, setProfile } = useStudio();
  const [typed, setTyped] = useState<Partial<UserProfile>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const person = { ...(state.profile ?? user), ...typed };

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const name = person.name.trim();
    if (name === '') {
      setProblem(profileStrings.nameMissing);
      document.getElementById('profile-name')?.focus();
      return;
    }
    setProblem(null);
    const profile = { name, jobTitle: person.jobTitle.trim() };
    if (await act(setProfile(profile), () => profileStrings.saved)) setTyped({});
  };

  return (
    <>
      <ScreenTitle of={profilePlace} className="mb-3" />
      <p className="mb-6 max-w-measure">{profileStrings.intro}</p>
      <form onSubmit={(event) => void handleSubmit(event)} noValidate className="max-w-xl">
        <div className="mb-6 flex items-center gap-4">
          <span
            aria-hidden="true"
            className="grid size-21 place-content-center bg-brand-deep type-data-large text-white"
          >
            {initialsOf(person.name)}
          </span>
          <p>
            <span className="block font-semibold">{person.name}</span>
            <span className="block text-concrete-600">{person.jobTitle}</span>
          </p>
        </div>
        <LabelledInput
          id="profile-name"
          label={profileStrings.name}
          autoComplete="name"
          maxLength={profileLimits.name}
          aria-required="true"
          aria-invalid={problem !== null}
          aria-describedby="profile-problem"
          value={person.name}
          onText={(name) => setTyped({ ...typed, name })}
        />
        <p id="profile-problem" role="alert" className="mb-4 min-h-6 pt-1 font-semibold text-clay">
          {problem}
        </p>
        <LabelledInput
          label={profileStrings.jobTitle}
          autoComplete="organization-title"
          maxLength={profileLimits.jobTitle}
          value={person.jobTitle}
          onText={(jobTitle) => setTyped({ ...typed, jobTitle })}
        />
        <div className="mt-6" data-needs-scripts="">
          <button type="submit" disabled={state.status.phase !== 'ready'} className={actionStyles.solid}>
            {profileStrings.save}
          </button>
        </div>
      </form>
    </>
  );
}
