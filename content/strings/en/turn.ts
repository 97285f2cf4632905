import { turn as inBoth } from '../turn';
import { oneLanguage } from '../../../lib/text';

export const turn = oneLanguage(inBoth, 'en');
