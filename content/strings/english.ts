import * as en from './en';
import { localeOf } from './locale';

const texts = { ...en };

/** English without other languages, for the studio's previews. */
export const english = localeOf('en', texts, () => true);
