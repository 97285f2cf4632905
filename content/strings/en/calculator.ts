import { calculator as inBoth } from '../calculator';
import { oneLanguage } from '../../../lib/text';

export const calculator = oneLanguage(inBoth, 'en');
