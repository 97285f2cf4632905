import { drawing as inBoth } from '../product-page';
import { oneLanguage } from '../../../lib/text';

export const drawing = oneLanguage(inBoth, 'en');
