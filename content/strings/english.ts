import { en } from './en';
import { localeOf } from './locale';

/** English by itself, for the studio's previews, which need no other language. */
export const english = localeOf('en', en, () => true, en);
