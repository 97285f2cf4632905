import { shell as inBoth } from '../shell';
import { oneLanguage } from '../../../lib/text';

export const shell = oneLanguage(inBoth, 'en');
