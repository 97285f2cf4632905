import { countNoun } from './counted';

/** What logging out does; its title stands in `shell.ts`. */
export const logOutStrings = {
  intro: (changes: number) =>
    `This studio has no accounts. Logging out forgets your name on this computer${process.env.CONTENT_REPOSITORY ? ', and disconnects it from the website' : ''}. ${countNoun(changes, 'unpublished change')} ${changes === 1 ? 'stays' : 'stay'} in this browser.`,
  erase: 'Also erase the drafts',
  noBackup: 'No backup could be made, so nothing was erased and you are still logged in.',
  logOut: 'Log out',
} as const;
