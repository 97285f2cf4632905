import * as tables from '../list';
import { oneLanguage } from '../table';

export const { list, listPage, counted, loads, order } = oneLanguage(tables, 'en');
