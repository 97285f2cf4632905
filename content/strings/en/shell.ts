import { shell as inBoth } from '../shell';
import { textsOf } from '../table';

export const shell = textsOf(inBoth, 'en');
