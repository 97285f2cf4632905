import { strings } from './en';
import { localeOf } from './locale';

/** English without other languages, for the studio's previews. */
export const english = localeOf('en', strings, () => true);
