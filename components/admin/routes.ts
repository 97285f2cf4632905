/** Addresses of the studio other than those of entities, as spelt in docs/requirements.md, studio-menu. */
export const adminRoutes = {
  admin: '/admin',
  dashboard: '/admin/dashboard',
  profile: '/profile',
  settings: '/pages/settings',
  howThisWorks: '/admin/HowThisWorks',
  pictures: '/admin/AdminPictures',
  website: '/admin/AdminWebsite',
} as const;

/** Section of the help for those who apply exported files. */
export const lookAfterSection = `${adminRoutes.howThisWorks}#look-after`;

/** Name of the page that explains the studio; not fixed, and so in one language only. */
// eslint-disable-next-line no-restricted-syntax -- a name as those of the specification, which are in this file
export const howThisWorks = { title: 'How this works', bangla: 'এটি কীভাবে কাজ করে' } as const;

/** The user dropdown. `My Contacts` has no target, as specified; `logOut` is a button. */
export const userMenu = {
  links: [
    { title: 'My Profile', bangla: 'আমার প্রোফাইল', path: adminRoutes.profile },
    { title: 'My Contacts', bangla: 'আমার যোগাযোগ', path: '#' },
    { title: 'Account Settings', bangla: 'অ্যাকাউন্ট সেটিংস', path: adminRoutes.settings },
  ],
  logOut: { title: 'Log Out', bangla: 'লগ আউট' },
} as const;
