import { calculator as inBoth } from '../calculator';
import { oneLanguage } from '../table';

export const calculator = oneLanguage(inBoth, 'en');
