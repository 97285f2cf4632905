import { drawing as inBoth } from '../product-page';
import { textsOf } from '../table';

export const drawing = textsOf(inBoth, 'en');
