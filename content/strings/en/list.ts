import * as tables from '../list';
import { oneLanguage } from '../table';

export const { list, listPage } = oneLanguage(tables, 'en');
