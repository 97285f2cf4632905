import * as tables from '../list';
import { textsOf } from '../table';

export const { list, listPage, counted, loads, order } = textsOf(tables, 'en');
