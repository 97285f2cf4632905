import { turn as inBoth } from '../turn';
import { oneLanguage } from '../table';

export const turn = oneLanguage(inBoth, 'en');
