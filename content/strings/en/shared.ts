import { shared as inBoth } from '../shared';
import { oneLanguage } from '../table';

export const shared = oneLanguage(inBoth, 'en');
