import { shared as inBoth } from '../shared';
import { oneLanguage } from '../../../lib/text';

export const shared = oneLanguage(inBoth, 'en');
