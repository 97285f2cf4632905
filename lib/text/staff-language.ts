import type { Language } from './language';
import { type CheckedRows, oneLanguage, type Pair } from './table';

/**
 * Language of those who edit the content: that of the studio's document, whose first script chooses it
 * (`scripts/export/studio-first.browser.mjs`); English while building and in scripts. It is read once, so a module takes
 * its texts when it loads, and a change of the language reloads the page.
 */
export const staffLanguage: Language =
  typeof document !== 'undefined' && document.documentElement.lang === 'bn' ? 'bn' : 'en';

/** Returns the texts of a table, `[English, Bangla]`, in the language of those who edit. */
export const forStaff = <const Table extends object>(rows: Table & CheckedRows<Table>) =>
  oneLanguage<Table>(rows, staffLanguage);

/** Returns a text in the language of those who edit. */
export const said = ([en, bn]: Pair) => (staffLanguage === 'bn' ? bn : en);
