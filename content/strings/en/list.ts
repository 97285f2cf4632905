import * as tables from '../list';
import { oneLanguage } from '../../../lib/text';

export const { list, listPage } = oneLanguage(tables, 'en');
