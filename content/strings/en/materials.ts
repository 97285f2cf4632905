import { materials as inBoth } from '../materials';
import { oneLanguage } from '../table';

export const materials = oneLanguage(inBoth, 'en');
