import { error as inBoth } from '../error';
import { oneLanguage } from '../../../lib/text';

export const error = oneLanguage(inBoth, 'bn');
