import { listMeta, ProjectListScreen } from '@/app/(site)/_screens/list';
import { sitePage } from '@/app/(site)/_screens/site-page';
import { routes } from '@/content/routes';
import { locales } from '@/content/strings/locales';

export const metadata = listMeta(locales.bn);

export default sitePage('bn', routes.list, ProjectListScreen);
