/** Addresses of the studio other than those of entities, as spelt in docs/requirements.md, studio-menu. */
export const adminRoutes = {
  admin: '/admin',
  dashboard: '/admin/dashboard',
  profile: '/profile',
  settings: '/pages/settings',
  howThisWorks: '/admin/HowThisWorks',
  pictures: '/admin/AdminPictures',
} as const;

/** Section of the help for those who apply exported files. */
export const lookAfterSection = `${adminRoutes.howThisWorks}#look-after`;

/** The user dropdown. `My Contacts` has no target, as specified; `logOut` is a button. */
export const userMenu = {
  links: [
    { title: 'My Profile', path: adminRoutes.profile },
    { title: 'My Contacts', path: '#' },
    { title: 'Account Settings', path: adminRoutes.settings },
  ],
  logOut: 'Log Out',
} as const;
