import { materials as inBoth } from '../materials';
import { oneLanguage } from '../../../lib/text';

export const materials = oneLanguage(inBoth, 'bn');
