/** The profile. */
export const profileStrings = {
  title: 'My Profile',
  intro:
    'Name and job title are kept in this browser only. They stand in the corner of the studio, and in the files you export, so that others know whose changes they are.',
  name: 'Display name',
  jobTitle: 'Job title',
  save: 'Save profile',
  saved: 'Profile saved in this browser.',
  nameMissing: 'Enter a display name: it needs at least 1 character.',
} as const;
