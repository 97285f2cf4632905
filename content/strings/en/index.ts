import { oneLanguage } from '../../../lib/text';
import * as tables from '../tables';

/** All texts in one language. */
export const strings = oneLanguage(tables, 'en');
