import { oneLanguage } from '../table';
import * as tables from '../tables';
import { calculator } from './calculator';
import { turn } from './turn';

/** All texts in one language. */
export const strings = { ...oneLanguage(tables, 'bn'), calculator, turn };
