import { english } from '@/content/strings/english';
import { routes } from '@/content/routes';
import { listMeta, ProjectListScreen } from '../_screens/list';
import { sitePage } from '../_screens/site-page';

export const metadata = listMeta(english);

export default sitePage('en', routes.list, ProjectListScreen);
