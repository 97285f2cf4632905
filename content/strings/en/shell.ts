import { shell as inBoth } from '../shell';
import { oneLanguage } from '../table';

export const shell = oneLanguage(inBoth, 'en');
