import { error as inBoth } from '../error';
import { oneLanguage } from '../table';

export const error = oneLanguage(inBoth, 'bn');
