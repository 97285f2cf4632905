import { shared as inBoth } from '../shared';
import { textsOf } from '../table';

export const shared = textsOf(inBoth, 'en');
