import { drawing as inBoth } from '../product-page';
import { oneLanguage } from '../table';

export const drawing = oneLanguage(inBoth, 'en');
